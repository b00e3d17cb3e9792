/** Choices of a closed list, with their French names. */
export function optionsOf<Value extends string | number>(
  values: readonly Value[],
  labels: Record<Value, string>,
): { value: `${Value}`; label: string }[] {
  return values.map((value) => ({ value: `${value}`, label: labels[value] }))
}
