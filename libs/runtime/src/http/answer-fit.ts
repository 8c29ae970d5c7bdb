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
type Mismatch<Sent, Told, At extends string, Cut> = unknown extends Told
  ? never
  : IsAny<Sent> extends true
    ? `${At} is any`
    : [Sent] extends [never]
      ? never
      : [Sent] extends [Nothing]
        ? MisfitOfScalar<undefined, Told, At>
        : MisfitOfValue<Sent, Told, At, Cut>;

type MisfitOfValue<Sent, Told, At extends string, Cut> = Sent extends Scalar
  ? MisfitOfScalar<Sent, Told, At>
  : Sent extends Date
    ? MisfitOfScalar<string, Told extends Date ? string : Told, At>
    : Sent extends readonly (infer Item)[]
      ? Extract<Told, readonly unknown[]> extends readonly (infer ToldItem)[]
        ? Mismatch<Item, ToldItem, `${At}[]`, Cut>
        : At
      : Sent extends object
        ? MisfitOfObject<Sent, Exclude<Told, Scalar | readonly unknown[]>, At, Cut>
        : `${At} is unknown`;

type MisfitOfScalar<Sent, Told, At extends string> = Sent extends Told ? never : At;

/** One of several alternatives has to fit. */
type MisfitOfObject<Sent, Told, At extends string, Cut> = [Told] extends [never]
  ? At
  : true extends (Told extends unknown ? Fits<MisfitOfMembers<Sent, Told, At, Cut>> : never)
    ? never
    : MisfitOfMembers<Sent, Told, At, Cut>;

type MisfitOfMembers<Sent, Told, At extends string, Cut> = Told extends unknown
  ? | { [Name in SentNames<Sent>]: MisfitOfMember<Sent, Told, Name, `${At}.${Name}`, Cut> }[SentNames<Sent>]
    | MissingOf<Sent, Told, At>
  : never;

/** What JSON writes of an object: no functions. */
type SentNames<Sent> = {
  [Name in keyof Sent & string]-?: Sent[Name] extends (...args: never[]) => unknown ? never : Name;
}[keyof Sent & string];

type MisfitOfMember<Sent, Told, Name extends keyof Sent, At extends string, Cut> = Name extends keyof Told
  ? Mismatch<Exclude<Sent[Name], undefined>, Told[Name], At, Cut>
  : Cut extends true
    ? never
    : `${At} is not documented`;

type RequiredNames<Told> = {
  [Name in keyof Told & string]-?: string extends Name
    ? never
    : undefined extends Told[Name]
      ? never
      : unknown extends Told[Name]
        ? never
        : Name;
}[keyof Told & string];

/** Members that must be there, and may be missing or undefined. */
type MissingOf<Sent, Told, At extends string> = {
  [Name in RequiredNames<Told>]: Name extends keyof Sent
    ? undefined extends Sent[Name]
      ? `${At}.${Name} may be missing`
      : never
    : `${At}.${Name} is missing`;
}[RequiredNames<Told>];

/** A decorator of handlers that return what is told, and nothing more. */
export type AnsweringDecorator<Told> = <Handler extends (...args: never[]) => unknown>(
  target: object,
  name: string | symbol,
  handler: TypedPropertyDescriptor<Handler> & FittingAnswer<Awaited<ReturnType<Handler>>, Told>,
) => void;

/** `unknown`, with which any answer fits; where it does not, a member that says what is at fault. */
export type FittingAnswer<Sent, Told, Cut = false> = Fitting<Mismatch<Sent, Told, 'answer', Cut>>;

type Fitting<Fault> = [Fault] extends [never] ? unknown : { readonly 'the answer does not fit': Fault };

/** A declaration with no members but those that the face's endpoints have. */
export type Declared<Declaration, Known> = Declaration & {
  readonly [Name in Exclude<keyof Declaration, keyof Known>]: never;
};
