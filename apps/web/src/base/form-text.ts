/** The text typed into a form's field; a file counts as empty. */
export const formText = (form: FormData, name: string) => passwordText(form, name).trim();

export const textOrNull = (text: string) => (text.trim() === '' ? null : text.trim());

/** The password typed into a form's field. Spaces at its ends are part of it, wherever it is used. */
export function passwordText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
