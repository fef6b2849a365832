import { mount } from 'svelte'
import App from './App.svelte'
import './theme/base.css'
import { getLocale } from './paraglide/runtime.js'
import { showWithFonts } from './theme/fonts.ts'
import { chosenTheme, wearTheme } from './theme/theme.ts'

wearTheme(chosenTheme())

const target = document.getElementById('app')
if (target) showWithFonts(getLocale(), () => mount(App, { target }))
