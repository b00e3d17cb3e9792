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
  /** Everything a field of the kit needs: `<TextField label="Courriel" {...form.field('email')} />`. */
  field: (name: Path<Input>) => ReturnType<UseFormReturn<Input, unknown, Output>['register']> & {
    error: string | undefined
    /** So that the page shows it before it is interactive, and does not jump. */
    defaultValue?: string
  }
  /** The sentence of an error, for controls that are not plain inputs. */
  errorOf: (name: Path<Input>) => string | undefined
}

/**
 * A form that validates with the schema the server uses. Errors appear when the person sends, then follow what she
 * corrects. The first refused field takes the focus (the summary does when there are three or more, see `Form`).
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
  const errorOf = (name: Path<Input>) => sentenceOf(errors, name)
  const restore = (name: Path<Input>, typed: string) => form.setValue(name, typed as PathValue<Input, Path<Input>>)
  const field = (name: Path<Input>) => {
    const registered = form.register(name)
    const held: unknown = get(options.defaultValues, name)
    return {
      ...registered,
      ...(typeof held === 'string' && { defaultValue: held }),
      ref: keepTyped(registered, (typed) => restore(name, typed)),
      error: errorOf(name),
    }
  }
  return { ...form, errorOf, field }
}

/** The sentence of the error of a field; a rule of a schema without words of its own would speak English. */
export function sentenceOf(errors: FieldErrors, name: string): string | undefined {
  const error: unknown = get(errors, name)
  if (typeof error !== 'object' || error === null || !('message' in error)) return undefined
  const { message } = error
  if (typeof message !== 'string') return undefined
  return message === '' || message.startsWith('Invalid input') ? 'Vérifiez ce champ.' : message
}

type Registered = { ref: (element: unknown) => void }

/**
 * What the browser filled in before the page was interactive (a saved password, what a reload keeps): registering a
 * control writes its default value over it, so it is read before and put back after.
 */
function keepTyped(registered: Registered, restore: (typed: string) => void): (element: unknown) => void {
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
