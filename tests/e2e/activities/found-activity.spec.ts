import { libraryWords } from '#content/pages/library.ts'
import { foundSentences, FOUND_KIND_LABELS as KINDS, foundWords as words } from '#content/pages/sheet/found-activity.ts'
import { examine } from '../support/axe.ts'
import { expect, open, test } from '../support/fixtures.ts'

const SOURCE = 'https://blogue.exemple.ca/bac-de-coussins'
const TEXT = `Allo tout le monde!

Le bac de coussins

Âge : 2-3 ans
Durée : 20 minutes
Matériel :
- gros coussins
- petites billes de verre
Étapes :
1. Déposer les coussins dans le bac.
2. Chercher les couleurs des coussins.

Les enfants développent leur motricité globale.
Mathilde a adoré. Abonnez-vous à mon infolettre!
On range les coussins par couleur à la fin.`

test('a text found elsewhere becomes a sheet, loses what the rules refuse, and is kept once with its source', async ({
  page,
  db,
  staff,
  signIn,
}) => {
  const stored = () => db.activity.findMany({ where: { daycareId: staff.daycare.id } })
  await signIn(staff.teacher)
  await open(page, '/activities')
  await page.getByRole('link', { name: libraryWords.checkFound }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title)
  const read = page.getByRole('button', { name: words.read })
  await read.click()
  await expect(page.getByText(foundSentences.textMissing)).toBeVisible()
  const text = page.getByRole('textbox', { name: words.textLabel })
  await page.locator('input[type=file]').setInputFiles({
    name: 'photo.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from([0, 1, 2, 0]),
  })
  await expect(page.getByText(foundSentences.notText)).toBeVisible()
  await text.fill(TEXT)
  await page.getByRole('textbox', { name: words.sourceLabel }).fill(SOURCE)
  await page.reload()
  await expect(text).toHaveValue(TEXT)
  await examine(page, 'a found text', [1360, 820, 320])

  await read.click()
  await expect(page.getByRole('alert')).toContainText('Mathilde')
  await page.getByRole('button', { name: words.personalDataContinue }).click()
  await expect(page.getByRole('textbox', { name: KINDS.title })).toHaveValue('Le bac de coussins')
  await expect(page.getByRole('checkbox', { name: '2-3 ans' })).toBeChecked()
  await expect(page.getByRole('textbox', { name: words.minutesLabel })).toHaveValue('20')
  await expect(page.getByRole('textbox', { name: words.lineOf(KINDS.material, 2) })).toHaveValue(
    'petites billes de verre',
  )
  await expect(page.getByText('Abonnez-vous à mon infolettre!', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: words.share }).click()
  await expect(page.getByText(foundSentences.placeMissing)).toBeVisible()
  await page.getByRole('combobox', { name: words.placeLabel }).selectOption('INDOORS')
  await page.getByRole('button', { name: words.share }).click()
  const safety = page.getByRole('region', { name: words.safetyTitle })
  await expect(safety).toContainText('illes de verre')
  await expect(safety).toContainText('rouleau de papier hygiénique')
  await expect(safety).toBeFocused()
  expect(await stored()).toEqual([])
  await examine(page, 'a found sheet that is refused', [1360, 820, 320])

  await safety.getByRole('button', { name: words.setAside }).click()
  await expect(page.getByRole('textbox', { name: words.lineOf(KINDS.material, 2) })).toBeHidden()
  // By the keyboard, as everywhere: the line goes where the letter typed says.
  const destination = page.getByRole('combobox', { name: words.whereTo('petites billes de verre') })
  await destination.focus()
  await page.keyboard.press('d')
  await expect(page.getByRole('textbox', { name: words.lineOf(KINDS.safety, 1) })).toHaveValue(
    'petites billes de verre',
  )
  await page.reload()
  await expect(page.getByRole('textbox', { name: words.lineOf(KINDS.safety, 1) })).toBeVisible()

  await page.getByRole('button', { name: words.keep }).dblclick()
  await expect(page).toHaveURL(/\/activities\/[\da-f-]{36}$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Le bac de coussins')
  await expect(page.getByRole('link', { name: SOURCE })).toHaveAttribute('rel', /noopener nofollow/)
  await expect(page.getByText(/^Trouvée ailleurs, vérifiée par/)).toBeVisible()
  expect(await stored()).toMatchObject([{ source: 'FOUND', visibility: 'PRIVATE', foundIn: SOURCE }])
  await open(page, '/activities/verifier')
  await expect(text).toHaveValue('')
})

test('a text comes from the clipboard with « Coller », or dropped on the page as words or as a file', async ({
  page,
  context,
  staff,
  signIn,
}) => {
  await signIn(staff.teacher)
  await open(page, '/activities/verifier')
  const text = page.getByRole('textbox', { name: words.textLabel })
  const paste = page.getByRole('button', { name: words.paste, exact: true })
  await paste.click()
  await expect(page.getByText(foundSentences.cannotPaste)).toBeVisible()
  await expect(text).toBeFocused()

  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate(() => navigator.clipboard.writeText(' '))
  await paste.click()
  await expect(page.getByText(foundSentences.nothingCopied)).toBeVisible()
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), TEXT)
  await paste.click()
  await expect(text).toHaveValue(TEXT)
  await expect(page.getByText(foundSentences.nothingCopied)).toBeHidden()

  const drop = async (what: { words?: string; bytes?: number[] }) => {
    const dataTransfer = await page.evaluateHandle(({ words: dropped, bytes }) => {
      const transfer = new DataTransfer()
      if (dropped !== undefined) transfer.setData('text/plain', dropped)
      if (bytes) transfer.items.add(new File([new Uint8Array(bytes)], 'fiche.txt', { type: 'text/plain' }))
      return transfer
    }, what)
    await text.dispatchEvent('dragover', { dataTransfer })
    await text.dispatchEvent('drop', { dataTransfer })
  }
  await drop({ words: 'Ranger le bac.' })
  await expect(text).toHaveValue(`${TEXT}\nRanger le bac.`)
  await drop({ bytes: [0xff, 0xd8, 0xff, 0xe0, 0, 16] })
  await expect(page.getByText(foundSentences.notText)).toBeVisible()
  // As an older Windows saves it: « é » is one byte.
  await text.fill('')
  await drop({ bytes: [...Buffer.from(TEXT, 'latin1')] })
  await expect(text).toHaveValue(TEXT)
  await page.getByRole('button', { name: words.read }).click()
  await expect(page.getByRole('alert')).toContainText('Mathilde')
})
