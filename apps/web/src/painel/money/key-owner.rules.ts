import { fold } from '../../ground/fold.js';

/** Whether a key's owner, as the bank names them, may be somebody else: another first name, or no other name in common. */
export function isAnother(name: string, keyOwner: string): boolean {
  const [own, named] = [name, keyOwner].map((one) =>
    fold(one)
      .split(/[^a-z0-9]+/)
      .filter(Boolean),
  );
  const [[first, ...rest], [firstNamed, ...restNamed]] = [own ?? [], named ?? []];
  if (first !== firstNamed) return true;
  return rest.length > 0 && restNamed.length > 0 && !rest.some((one) => restNamed.includes(one));
}
