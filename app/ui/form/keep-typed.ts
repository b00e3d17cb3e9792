type Registered = { ref: (element: unknown) => void }

/**
 * What the browser filled in before the page was interactive (a saved password, what a reload keeps): registering a
 * control writes its default value over it, so it is read before and put back after.
 */
export function keepTyped(registered: Registered, restore: (typed: string) => void): (element: unknown) => void {
  return (element) => {
    const before = readControl(element)
    registered.ref(element)
    const after = readControl(element)
    if (!before || !after || before.value === after.value) return
    if (before.chosen) queueMicrotask(() => before.control.click())
    else if (before.value) restore(before.value)
  }
}

type Reading = { control: HTMLElement /** Empty: nothing was done. */; value: string; chosen?: boolean }

function readControl(element: unknown): Reading | null {
  if (element instanceof HTMLInputElement && (element.type === 'checkbox' || element.type === 'radio'))
    return { control: element, value: element.checked ? 'on' : '', chosen: element.checked }
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
    return { control: element, value: element.value }
  // The first option is what a list shows before anybody chooses.
  if (element instanceof HTMLSelectElement)
    return { control: element, value: element.selectedIndex > 0 ? element.value : '' }
  return null
}
