/** The text typed into a form's field; a file counts as empty. */
export function formText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
}

/** A text as the API takes it; an empty one is none. */
export const textOrNull = (text: string) => (text.trim() === '' ? null : text.trim());

/** The password typed into a form's field. Spaces at its ends belong to it, wherever it is set and wherever it is asked for. */
export function passwordText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
