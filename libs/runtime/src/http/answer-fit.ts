type Scalar = string | number | bigint | boolean | null | undefined;
type Fits<Fault> = [Fault] extends [never] ? true : false;
/** What a handler without an answer returns. */
type Nothing = ReturnType<() => void>;
type IsAny<Value> = 0 extends 1 & Value ? true : false;

/**
 * Where a value that a handler returns is not, as JSON, what its endpoint documents: `never`, or the paths of the members
 * at fault. A member that the document does not know is a fault too (a column of the database is public only where
 * somebody wrote so), unless the face cuts it off (`Cut`).
 */
type Mismatch<Sent, Documented, At extends string, Cut> = unknown extends Documented
  ? never
  : IsAny<Sent> extends true
    ? `${At} is any`
    : [Sent] extends [never]
      ? never
      : [Sent] extends [Nothing]
        ? ScalarMismatch<undefined, Documented, At>
        : ValueMismatch<Sent, Documented, At, Cut>;

type ValueMismatch<Sent, Documented, At extends string, Cut> = Sent extends Scalar
  ? ScalarMismatch<Sent, Documented, At>
  : Sent extends Date
    ? ScalarMismatch<string, Documented extends Date ? string : Documented, At>
    : Sent extends readonly (infer Item)[]
      ? Extract<Documented, readonly unknown[]> extends readonly (infer DocumentedItem)[]
        ? Mismatch<Item, DocumentedItem, `${At}[]`, Cut>
        : At
      : Sent extends object
        ? ObjectMismatch<Sent, Exclude<Documented, Scalar | readonly unknown[]>, At, Cut>
        : `${At} is unknown`;

type ScalarMismatch<Sent, Documented, At extends string> = Sent extends Documented ? never : At;

/** One of several alternatives has to fit. */
type ObjectMismatch<Sent, Documented, At extends string, Cut> = [Documented] extends [never]
  ? At
  : true extends (Documented extends unknown ? Fits<MembersMismatch<Sent, Documented, At, Cut>> : never)
    ? never
    : MembersMismatch<Sent, Documented, At, Cut>;

type MembersMismatch<Sent, Documented, At extends string, Cut> = Documented extends unknown
  ? | {
        [Name in SentNames<Sent>]: MemberMismatch<Sent, Documented, Name, `${At}.${Name}`, Cut>;
      }[SentNames<Sent>]
    | MissingMembers<Sent, Documented, At>
  : never;

/** What JSON writes of an object: no functions. */
type SentNames<Sent> = {
  [Name in keyof Sent & string]-?: Sent[Name] extends (...args: never[]) => unknown ? never : Name;
}[keyof Sent & string];

type MemberMismatch<
  Sent,
  Documented,
  Name extends keyof Sent,
  At extends string,
  Cut,
> = Name extends keyof Documented
  ? Mismatch<Exclude<Sent[Name], undefined>, Documented[Name], At, Cut>
  : Cut extends true
    ? never
    : `${At} is not documented`;

type RequiredNames<Documented> = {
  [Name in keyof Documented & string]-?: string extends Name
    ? never
    : undefined extends Documented[Name]
      ? never
      : unknown extends Documented[Name]
        ? never
        : Name;
}[keyof Documented & string];

/** Members that must be there, and may be missing or undefined. */
type MissingMembers<Sent, Documented, At extends string> = {
  [Name in RequiredNames<Documented>]: Name extends keyof Sent
    ? undefined extends Sent[Name]
      ? `${At}.${Name} may be missing`
      : never
    : `${At}.${Name} is missing`;
}[RequiredNames<Documented>];

/** A decorator of handlers that return what is documented, and nothing more. */
export type AnsweringDecorator<Documented> = <Handler extends (...args: never[]) => unknown>(
  target: object,
  name: string | symbol,
  handler: TypedPropertyDescriptor<Handler> & FittingAnswer<Awaited<ReturnType<Handler>>, Documented>,
) => void;

/** `unknown`, with which any answer fits; where it does not, a member that says what is at fault. */
export type FittingAnswer<Sent, Documented, Cut = false> = Fitting<Mismatch<Sent, Documented, 'answer', Cut>>;

type Fitting<Fault> = [Fault] extends [never] ? unknown : { readonly 'the answer does not fit': Fault };

/** A declaration with no members but those that the face's endpoints have. */
export type Declared<Declaration, Known> = Declaration & {
  readonly [Name in Exclude<keyof Declaration, keyof Known>]: never;
};
