import { SegmentedControl } from '../segmented-control.tsx'
import { useMotion, useShortcutSetting, useTextSize, useTheme } from './display-preference.ts'

const THEMES = [
  { value: 'light', label: 'Clair', icon: 'lucide-sun' },
  { value: 'dark', label: 'Sombre', icon: 'lucide-moon' },
  { value: 'system', label: 'Système', icon: 'lucide-monitor' },
] as const

const SIZES = [
  { value: 'normal', label: '100\u00A0%' },
  { value: 'large', label: '115\u00A0%' },
  { value: 'larger', label: '130\u00A0%' },
] as const

const MOTIONS = [
  { value: 'system', label: 'Comme l’appareil' },
  { value: 'none', label: 'Aucune' },
] as const

const SHORTCUTS = [
  { value: 'on', label: 'Actifs' },
  { value: 'off', label: 'Coupés' },
] as const

/** Light, dark, or the preference of the system; stored on this device. */
export function ThemeSwitcher() {
  const [theme, setTheme] = useTheme()
  return <SegmentedControl legend="Thème" options={THEMES} value={theme} onChange={setTheme} />
}

/** Size of all text, stored on this device. */
export function TextSizeSwitcher() {
  const [size, setSize] = useTextSize()
  return <SegmentedControl legend="Taille du texte" options={SIZES} value={size} onChange={setSize} />
}

/** Whether things move on the screen: as the device says, or never; stored on this device. */
export function MotionSwitcher() {
  const [motion, setMotion] = useMotion()
  return <SegmentedControl legend="Animations" options={MOTIONS} value={motion} onChange={setMotion} />
}

/** Whether a single character is a shortcut; stored on this device. */
export function ShortcutSwitcher() {
  const [setting, choose] = useShortcutSetting()
  return (
    <SegmentedControl legend="Raccourcis d’une seule touche" options={SHORTCUTS} value={setting} onChange={choose} />
  )
}
