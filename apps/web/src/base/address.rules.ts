/** The address with a house number, or with `s/n`, after the name of the street. */
export function withNumber(address: string, number: string): string {
  const [street = ''] = /^.*?(?=\s+-\s|,|$)/.exec(address.trim()) ?? [];
  return `${street}, ${number.trim()}${address.trim().slice(street.length)}`;
}
