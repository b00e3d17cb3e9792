/** First and last name, as a person is called on every page; one of them alone when the other is empty. Pure. */
export const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`.trim()
