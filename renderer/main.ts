import { mount } from 'svelte'
import App from './App.svelte'
import './theme/base.css'
import { chosenTheme, wearTheme } from './theme/theme.ts'

wearTheme(chosenTheme())

const target = document.getElementById('app')
if (target) mount(App, { target })
