/** The address with a house number, or with `s/n`, behind the name of the street. */
export function withNumber(address: string, number: string): string {
  const [street = ''] = /^.*?(?=\s+-\s|,|$)/.exec(address.trim()) ?? [];
  return `${street}, ${number.trim()}${address.trim().slice(street.length)}`;
}
