import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { IMPORT_BYTES_MAX } from '#app/features/quiz/bank/limits.ts'
import type { PrismaClient, User } from '#app/server/generated/prisma/client.ts'
import { createPerson } from '#tests/support/people.ts'
import { insertQuiz } from '#tests/support/quizzes.ts'
import { examine } from '../support/axe.ts'
import { expect, open } from '../support/fixtures.ts'
import { test } from '../support/own-server.ts'

/* All daycares share the question bank: this file has its own server, so that its questions are in no quiz of another test. */

test.describe.configure({ timeout: 120_000 })

const BANK = '/admin/question-bank'
const LETTERS = 'ghijklmnop'
/** A unique word. Letters only: the typography of a saved text puts a no-break space between a number and a letter. */
const uniqueWord = () =>
  crypto
    .randomUUID()
    .replace(/\d/g, (digit) => LETTERS.charAt(Number(digit)))
    .replaceAll('-', '')
    .slice(0, 16)
/** A prompt that is similar to no other. */
const uniquePrompt = () => `Que faire ${uniqueWord()}?`

async function writeQuestion(page: Page, prompt: string): Promise<void> {
  const form = page.getByRole('form', { name: 'La question' })
  await form.getByRole('radio', { name: 'Alex' }).check()
  await form.getByLabel('Thème').selectOption({ label: 'Météo et saisons' })
  await form.getByLabel('Question', { exact: true }).fill(prompt)
  await form.getByLabel('Choix 1', { exact: true }).fill('Vérifier les vêtements')
  await form.getByLabel('Choix 2', { exact: true }).fill('Annuler la promenade')
  await form.getByLabel('Choix 3', { exact: true }).fill('Courir sans attendre')
  await form.getByRole('radio', { name: 'Bonne réponse : choix 1' }).check()
}

/** Creates a finished quiz of one question, answered with the choice of this text. */
async function createPlayedQuiz(db: PrismaClient, who: User, daycareId: string, prompt: string, choiceText: string) {
  const version = await db.questionVersion.findFirstOrThrow({ where: { prompt }, include: { question: true } })
  const quiz = await insertQuiz(db, { userId: who.id, daycareId }, [version.question])
  const choices = version.choices as { key: string; text: string; correct: boolean }[]
  const chosen = choices.find(({ text }) => text === choiceText)
  const answeredAt = new Date()
  await db.quizAnswer.update({
    where: { id: quiz.answerIds[0] ?? '' },
    data: { chosenKeys: [chosen?.key ?? ''], isCorrect: chosen?.correct ?? false, answeredAt },
  })
  await db.quiz.update({ where: { id: quiz.id }, data: { finishedAt: answeredAt, lastAnswerAt: answeredAt } })
  return quiz
}

test('a question is written, published, played, reported, and its key corrected', async ({
  page,
  db,
  staff,
  signIn,
}) => {
  const admin = await createPerson(db, 'SUPERADMIN')
  const prompt = uniquePrompt()
  await signIn(admin)

  await test.step('a draft says what is missing', async () => {
    await open(page, BANK)
    const current = page.locator('[aria-current="page"]:visible')
    await expect(current).toHaveText([/Banque de questions/])
    await page.getByRole('link', { name: 'Écrire une question' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Nouvelle question' })).toBeVisible()
    await page.getByRole('button', { name: 'Enregistrer la question' }).click()
    await expect(page.getByText('Choisissez un thème du programme.').first()).toBeVisible()
    await writeQuestion(page, prompt)
    await page.getByRole('button', { name: 'Enregistrer la question' }).click()
    await expect(page).toHaveURL(new RegExp(`${BANK}/[0-9a-f-]{36}$`))
    await expect(page.getByRole('button', { name: 'Publier la question' })).toHaveAttribute('aria-disabled', 'true')
    await expect(page.getByText('Choisissez le passage des guides à relire.')).toBeVisible()
    await examine(page, 'bank')
  })

  await test.step('the preview works like a quiz; leaving with unsaved changes asks first', async () => {
    const preview = page.getByRole('region', { name: 'Aperçu' })
    await page
      .getByLabel('Explication après une bonne réponse')
      .fill("Des couches gardent au chaud : c'est l'essentiel.")
    await page.getByLabel('Explication après une autre réponse').fill('Des couches permettent de sortir plus souvent.')
    await preview.getByRole('radio', { name: 'Annuler la promenade' }).check()
    await preview.getByRole('button', { name: 'Essayer cette réponse' }).click()
    await expect(preview.getByText('Des couches permettent de sortir plus souvent.')).toBeVisible()
    await page.getByRole('link', { name: 'Banque de questions' }).first().click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Annuler' }).click()
    await page.getByLabel('Page à relire').selectOption({ label: 'Sac à dos' })
    await page.getByLabel('Passage').selectOption({ label: 'Météo' })
    await page.getByRole('button', { name: 'Enregistrer la question' }).click()
    await expect(page.getByText('Modifications non enregistrées')).toBeHidden()
    await expect(page.getByLabel('Explication après une bonne réponse')).toHaveValue(/c’est l’essentiel/)
    await page.getByRole('button', { name: 'Publier la question' }).click()
    await expect(page.getByText('Prête', { exact: true })).toBeVisible()
  })

  const { id: quizId } = await createPlayedQuiz(db, staff.teacher, staff.daycare.id, prompt, 'Annuler la promenade')
  await db.questionReport.create({
    data: {
      ...(await db.quizAnswer.findFirstOrThrow({
        where: { quizId },
        select: { questionId: true, questionVersionId: true },
      })),
      daycareId: staff.daycare.id,
      userId: staff.teacher.id,
      reason: 'WRONG',
      text: 'La consigne dit d’annuler.',
    },
  })

  await test.step('a report is found, the key corrected, the report answered', async () => {
    await open(page, `${BANK}?reported=1`)
    await page.getByRole('link', { name: prompt }).click()
    await page.getByRole('button', { name: 'Corriger la bonne réponse' }).click()
    const dialog = page.getByRole('dialog', { name: 'Corriger la bonne réponse' })
    await dialog.getByRole('radio', { name: 'Annuler la promenade' }).check()
    await dialog.getByLabel('Explication après une bonne réponse').fill('La consigne du milieu prévoit l’annulation.')
    await examine(page, 'bank')
    await dialog.getByRole('button', { name: 'Corriger et recalculer' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText('1 réponse recomptée.').first()).toBeVisible()
    await page.getByRole('button', { name: 'Répondre à la remarque' }).click()
    await page.getByRole('radio', { name: 'Corrigée' }).check()
    await page.getByLabel('Votre réponse').fill('Vous aviez raison, merci.')
    await page.getByRole('button', { name: 'Envoyer la réponse' }).click()
    await expect(page.getByText('Vous aviez raison, merci.')).toBeVisible()
  })

  await test.step('the player is told of both, and closes the messages', async () => {
    // Stops the requests of the open page, which would be sent with the session of the player.
    await page.goto('about:blank')
    await signIn(staff.teacher)
    await open(page, '/alex/quiz')
    await expect(page.getByRole('heading', { name: 'Une question a été corrigée' })).toBeVisible()
    await expect(page.getByText('1 bonne réponse sur 1').first()).toBeVisible()
    await expect(page.getByText('Vous aviez raison, merci.')).toBeVisible()
    await examine(page, 'bank')
    await page
      .getByRole('button', { name: /^J’ai lu/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { name: 'Une question a été corrigée' })).toBeHidden()
    await page.getByRole('button', { name: /^J’ai lu/ }).click()
    await expect(page.getByRole('heading', { name: 'À lire' })).toBeHidden()
  })
})

test('two superadmins edit a question: the second sees both texts and chooses', async ({
  page,
  db,
  signIn,
  complaints,
}) => {
  complaints.expect(/status of 409/)
  const admin = await createPerson(db, 'SUPERADMIN')
  const prompt = uniquePrompt()
  await signIn(admin)
  await open(page, `${BANK}/new`)
  await writeQuestion(page, prompt)
  await page.getByRole('button', { name: 'Enregistrer la question' }).click()
  await expect(page).toHaveURL(new RegExp(`${BANK}/[0-9a-f-]{36}$`))
  const other = await page.context().newPage()
  await open(other, page.url())
  await other.getByLabel('Source').fill('La source de la collègue')
  await other.getByRole('button', { name: 'Enregistrer la question' }).click()
  await expect(other.getByText('Modifications non enregistrées')).toBeHidden()
  await page.getByLabel('Source').fill('Ma source')
  await page.getByRole('button', { name: 'Enregistrer la question' }).click()
  const conflict = page.getByRole('alert').filter({ hasText: 'modifié ailleurs' })
  await expect(conflict.getByText('La source de la collègue')).toBeVisible()
  await expect(conflict.getByText('Ma source')).toBeVisible()
  await expect(conflict).toContainText(`Dernière modification par ${admin.firstName} ${admin.lastName}`)
  await examine(page, 'two texts', [1360])
  // The other one saves again before the choice.
  await other.getByLabel('Source').fill('Une autre source de la collègue')
  await other.getByRole('button', { name: 'Enregistrer la question' }).click()
  await expect(other.getByText('Modifications non enregistrées')).toBeHidden()
  await conflict.getByRole('button', { name: 'Garder le mien' }).click()
  await expect(conflict.getByText('Une autre source de la collègue')).toBeVisible()
  await conflict.getByRole('button', { name: 'Garder le mien' }).click()
  await expect(conflict).toBeHidden()
  await expect
    .poll(async () => (await db.questionVersion.findFirstOrThrow({ where: { prompt } })).source)
    .toBe('Ma source')
})

test('the text of a colleague that replaces one’s own is counted anew', async ({ page, db, signIn, complaints }) => {
  complaints.expect(/status of 409/)
  await signIn(await createPerson(db, 'SUPERADMIN'))
  await open(page, `${BANK}/new`)
  await writeQuestion(page, uniquePrompt())
  await page.getByRole('button', { name: 'Enregistrer la question' }).click()
  await expect(page).toHaveURL(new RegExp(`${BANK}/[0-9a-f-]{36}$`))
  const other = await page.context().newPage()
  await open(other, page.url())
  for (const [editor, text] of [
    [other, 'Court.'],
    [page, 'Un texte plus long que l’autre.'],
  ] as const) {
    await editor.getByLabel('Explication après une autre réponse').fill(text)
    await editor.getByRole('button', { name: 'Enregistrer la question' }).click()
    if (editor === other) await expect(other.getByText('Modifications non enregistrées')).toBeHidden()
  }
  await page.getByRole('button', { name: 'Prendre l’autre' }).click()
  await expect(page.getByLabel('Explication après une autre réponse')).toHaveValue('Court.')
  await expect(page.getByText('6 caractères sur 600')).toBeVisible()
})

test('a similar question is shown before saving; a draft is deleted and restored', async ({
  page,
  db,
  signIn,
  complaints,
}) => {
  await signIn(await createPerson(db, 'SUPERADMIN'))
  const prompt = uniquePrompt()
  for (const words of [prompt, prompt.toUpperCase()]) {
    await open(page, `${BANK}/new`)
    await writeQuestion(page, words)
    await page.getByRole('button', { name: 'Enregistrer la question' }).click()
    if (words === prompt) await expect(page).toHaveURL(new RegExp(`${BANK}/[0-9a-f-]{36}$`))
  }
  await expect(page.getByRole('alert')).toContainText(prompt)
  await page.getByRole('button', { name: 'Enregistrer quand même' }).click()
  await expect(page).toHaveURL(new RegExp(`${BANK}/[0-9a-f-]{36}$`))
  await page.getByRole('button', { name: 'Supprimer le brouillon' }).click()
  complaints.expect(/status of 503/)
  await page.route('**/_serverFn/questionBank_restoreQuestion*', (route) => route.fulfill({ status: 503 }), {
    times: 1,
  })
  await page.getByRole('button', { name: 'Annuler' }).click()
  // The page of the draft is closed: the error is shown all the same, and « Annuler » is offered again.
  const refusal = page.getByRole('listitem').filter({ has: page.getByRole('alert') })
  await refusal.getByRole('button', { name: 'Annuler' }).click()
  await expect(page.getByText('Brouillon rétabli')).toBeVisible()
  await expect
    .poll(() => db.question.count({ where: { currentVersion: { prompt: prompt.toUpperCase() }, deletedAt: null } }))
    .toBe(1)
})

/** Creates two ready questions and a draft without explanations, with this word in their prompts. */
async function questionsAbout(db: PrismaClient, word: string): Promise<string[]> {
  const ids: string[] = []
  for (const [number, status] of (['READY', 'READY', 'DRAFT'] as const).entries()) {
    const { id } = await db.question.create({ data: { program: 'ALEX', status } })
    const explanation = status === 'DRAFT' ? '' : 'Le vent change tout, même au soleil.'
    const version = await db.questionVersion.create({
      data: {
        questionId: id,
        number: 1,
        kind: 'SINGLE',
        topic: 'meteo-et-saisons',
        difficulty: 1,
        prompt: `Que faire ${word} au point ${number}?`,
        choices: ['a', 'b', 'c'].map((key) => ({ key, text: `Le geste ${key}`, correct: key === 'a' })),
        explanationRight: explanation,
        explanationWrong: explanation && `Non\u00A0: ${explanation}`,
        link: { to: 'backpack', anchor: 'meteo' },
      },
    })
    await db.question.update({ where: { id }, data: { currentVersionId: version.id } })
    ids.push(id)
  }
  return ids
}

test('several questions are changed at once with the keyboard, and the change is undone', async ({
  page,
  db,
  signIn,
  complaints,
}) => {
  complaints.expect(/status of 409/)
  await signIn(await createPerson(db, 'SUPERADMIN'))
  const word = uniqueWord()
  const ids = await questionsAbout(db, word)
  const statuses = async () => {
    const questions = await db.question.findMany({ where: { id: { in: ids } }, orderBy: { id: 'asc' } })
    return questions.map(({ status }) => status).toSorted()
  }
  const topics = async () => {
    const questions = await db.question.findMany({ where: { id: { in: ids } }, include: { currentVersion: true } })
    return questions.map(({ currentVersion }) => currentVersion?.topic)
  }
  await open(page, `${BANK}?q=${word}`)
  const all = page.getByRole('checkbox', { name: 'Choisir toutes les questions de cette page' })
  const bar = page.getByRole('region', { name: /choisie/ })
  await expect(all).toBeEnabled()
  await all.press('Space')
  await expect(bar.getByRole('heading', { name: '3 questions choisies' })).toBeVisible()
  await examine(page, 'bank')

  await test.step('the others are changed, with a reason for each that is not; and the change is undone', async () => {
    await bar.getByRole('button', { name: 'Archiver' }).press('Enter')
    await expect(page.getByText('2 questions archivées')).toBeVisible()
    await expect(page.getByRole('alert').filter({ hasText: 'Un brouillon ne s’archive pas' })).toContainText(word)
    await expect(bar.getByRole('heading', { name: '1 question choisie' })).toBeVisible()
    expect(await statuses()).toEqual(['ARCHIVED', 'ARCHIVED', 'DRAFT'])
    await page.getByRole('button', { name: 'Annuler', exact: true }).click()
    await expect(page.getByText('Changement annulé')).toBeVisible()
    expect(await statuses()).toEqual(['DRAFT', 'READY', 'READY'])
    await bar.getByRole('button', { name: 'Publier' }).press('Enter')
    await expect(page.getByRole('alert').filter({ hasText: 'Écrivez les deux explications' })).toBeVisible()
    expect(await statuses()).toEqual(['DRAFT', 'READY', 'READY'])
  })

  await test.step('a topic is given to all, drafts included', async () => {
    await all.press('Space')
    await expect(bar.getByRole('heading', { name: '3 questions choisies' })).toBeVisible()
    await bar.getByLabel('Nouveau thème').selectOption({ label: 'Risque, danger et bénéfices' })
    await bar.getByRole('button', { name: 'Changer le thème' }).press('Enter')
    await expect(bar).toBeHidden()
    await expect(all).toBeFocused()
    await expect(all).not.toBeChecked()
    expect(await topics()).toEqual(ids.map(() => 'risque-et-danger'))
  })
})

test('a file is tried before it is imported, and what is wrong with it is said', async ({
  page,
  db,
  signIn,
  complaints,
}) => {
  complaints.expect(/status of 400/)
  await signIn(await createPerson(db, 'SUPERADMIN'))
  await open(page, `${BANK}/import`)
  const choose = (name: string, buffer: Buffer) =>
    page.getByLabel('Fichier de questions').setInputFiles({ name, mimeType: 'text/csv', buffer })
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Télécharger le modèle' }).click()
  const template = await readFile(await (await downloading).path(), 'utf8')
  const prompt = uniquePrompt()
  const file = template.replace('Que vérifier avant de sortir par temps froid?', prompt)

  await choose('enorme.csv', Buffer.alloc(IMPORT_BYTES_MAX + 1, 'x'))
  await expect(page.getByRole('alert')).toContainText('600 Ko au plus')
  await choose('classeur.csv', Buffer.from('PK\u0003\u0004xxxx'))
  await expect(page.getByRole('alert')).toContainText('classeur Excel')
  await choose('faux.csv', Buffer.from(file.replace('"1"', '"9"')))
  await expect(page.getByText('Les bonnes réponses s’écrivent en numéros')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Importer/ })).toBeHidden()
  await choose('questions.csv', Buffer.from(file))
  await expect(page.getByRole('heading', { name: 'Essai de questions.csv' })).toBeFocused()
  await examine(page, 'bank')
  expect(await db.questionVersion.count({ where: { prompt } })).toBe(0)
  await page.getByRole('button', { name: 'Importer 1 question' }).click()
  await expect(page).toHaveURL(BANK)
  await page.getByRole('searchbox').fill(prompt)
  await expect(page.getByRole('link', { name: prompt })).toBeVisible()
  await expect(page).toHaveURL(/q=/)
})
