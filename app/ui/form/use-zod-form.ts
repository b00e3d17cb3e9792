import { zodResolver } from '@hookform/resolvers/zod'
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  get,
  type Path,
  type PathValue,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import type * as z from 'zod/mini'

type FormSchema<Input extends FieldValues, Output extends FieldValues> = z.ZodMiniType<Output, Input>

export type ZodForm<Input extends FieldValues, Output extends FieldValues> = UseFormReturn<Input, unknown, Output> & {
  /** Props of a field of the kit: `<TextField label="Courriel" {...form.field('email')} />`. */
  field: (name: Path<Input>) => ReturnType<UseFormReturn<Input, unknown, Output>['register']> & {
    error: string | undefined
    /** For the HTML of the server, which would otherwise show an empty field; after a reset, for a field that appears later. */
    defaultValue?: string
  }
  /** Message of the error of a field, for controls that are not plain inputs. */
  errorOf: (name: Path<Input>) => string | undefined
}

/**
 * A form that validates with the schema of the server function. Errors appear when the form is submitted, then are updated
 * while the person corrects them. The first invalid field takes the focus, or the summary when there are several (`Form`).
 */
export function useZodForm<Input extends FieldValues, Output extends FieldValues>(
  schema: FormSchema<Input, Output>,
  options: { defaultValues: DefaultValues<Input> },
): ZodForm<Input, Output> {
  const form = useForm<Input, unknown, Output>({
    resolver: zodResolver(schema),
    defaultValues: options.defaultValues,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    // `Form` decides between the first field and the summary.
    shouldFocusError: false,
  })
  const { errors } = form.formState
  const errorOf = (name: Path<Input>) => fieldErrorMessage(errors, name)
  const restore = (name: Path<Input>, typed: string) => form.setValue(name, typed as PathValue<Input, Path<Input>>)
  const field = (name: Path<Input>) => {
    const registered = form.register(name)
    const initialValue: unknown = get(form.formState.defaultValues, name)
    return {
      ...registered,
      ...(typeof initialValue === 'string' && { defaultValue: initialValue }),
      ref: preserveAutofill(registered, (typed) => restore(name, typed)),
      error: errorOf(name),
    }
  }
  return { ...form, errorOf, field }
}

/** Message of the error of a field (`person.name`). The default messages of zod are English: a French one replaces them. */
export function fieldErrorMessage(errors: FieldErrors, name: string): string | undefined {
  const error: unknown = get(errors, name)
  if (typeof error !== 'object' || error === null || !('message' in error)) return undefined
  const { message } = error
  if (typeof message !== 'string') return undefined
  return message === '' || message.startsWith('Invalid input') ? 'Vérifiez ce champ.' : message
}

type Registered = { ref: (element: unknown) => void }

/**
 * Keeps what the browser filled in before hydration (a saved password, the text that a reload restores): registering a
 * control overwrites it with the default value, so it is read before and restored after.
 */
function preserveAutofill(registered: Registered, restore: (typed: string) => void): (element: unknown) => void {
  return (element) => {
    const before = readControl(element)
    registered.ref(element)
    const after = readControl(element)
    if (!before || !after || before.value === after.value) return
    if (before.isChecked) queueMicrotask(() => before.control.click())
    else if (before.value) restore(before.value)
  }
}

type ControlState = {
  control: HTMLElement
  /** Empty when the control was left alone. */
  value: string
  /** For a checkbox or a radio. */
  isChecked?: boolean
}

function readControl(element: unknown): ControlState | null {
  if (element instanceof HTMLInputElement && (element.type === 'checkbox' || element.type === 'radio'))
    return { control: element, value: element.checked ? 'on' : '', isChecked: element.checked }
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
    return { control: element, value: element.value }
  // A select shows its first option before any choice.
  if (element instanceof HTMLSelectElement)
    return { control: element, value: element.selectedIndex > 0 ? element.value : '' }
  return null
}
