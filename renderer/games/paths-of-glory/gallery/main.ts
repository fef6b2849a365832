import { mount } from 'svelte'
import '../../../theme/base.css'
import '../sides.css'
import Gallery from './Gallery.svelte'

const target = document.getElementById('app')
if (target) mount(Gallery, { target })
