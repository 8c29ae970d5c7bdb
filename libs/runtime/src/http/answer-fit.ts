type Scalar = string | number | bigint | boolean | null | undefined;
type Fits<Fault> = [Fault] extends [never] ? true : false;
/** What a handler without an answer returns. */
type Nothing = ReturnType<() => void>;
type IsAny<Value> = 0 extends 1 & Value ? true : false;

/**
 * Where a value that a handler returns is not, as JSON, what its endpoint documents: `never`, or the paths of
 * the members at fault. A member that the document does not know is a fault too (a column of the database is
 * public only where somebody wrote so), unless the face cuts it off (`Cut`).
 */
type Mismatch<Sent, Answer, At extends string, Cut> = unknown extends Answer
  ? never
  : IsAny<Sent> extends true
    ? `${At} is any`
    : [Sent] extends [never]
      ? never
      : [Sent] extends [Nothing]
        ? ScalarMismatch<undefined, Answer, At>
        : ValueMismatch<Sent, Answer, At, Cut>;

type ValueMismatch<Sent, Answer, At extends string, Cut> = Sent extends Scalar
  ? ScalarMismatch<Sent, Answer, At>
  : Sent extends Date
    ? ScalarMismatch<string, Answer extends Date ? string : Answer, At>
    : Sent extends readonly (infer Item)[]
      ? Extract<Answer, readonly unknown[]> extends readonly (infer AnswerItem)[]
        ? Mismatch<Item, AnswerItem, `${At}[]`, Cut>
        : At
      : Sent extends object
        ? ObjectMismatch<Sent, Exclude<Answer, Scalar | readonly unknown[]>, At, Cut>
        : `${At} is unknown`;

type ScalarMismatch<Sent, Answer, At extends string> = Sent extends Answer ? never : At;

/** One of several alternatives has to fit. */
type ObjectMismatch<Sent, Answer, At extends string, Cut> = [Answer] extends [never]
  ? At
  : true extends (Answer extends unknown ? Fits<MembersMismatch<Sent, Answer, At, Cut>> : never)
    ? never
    : MembersMismatch<Sent, Answer, At, Cut>;

type MembersMismatch<Sent, Answer, At extends string, Cut> = Answer extends unknown
  ? | {
        [Name in SentNames<Sent>]: MemberMismatch<Sent, Answer, Name, `${At}.${Name}`, Cut>;
      }[SentNames<Sent>]
    | MissingMembers<Sent, Answer, At>
  : never;

/** JSON leaves functions out. */
type SentNames<Sent> = {
  [Name in keyof Sent & string]-?: Sent[Name] extends (...args: never[]) => unknown ? never : Name;
}[keyof Sent & string];

type MemberMismatch<Sent, Answer, Name extends keyof Sent, At extends string, Cut> = Name extends keyof Answer
  ? Mismatch<Exclude<Sent[Name], undefined>, Answer[Name], At, Cut>
  : Cut extends true
    ? never
    : `${At} is not documented`;

type RequiredNames<Answer> = {
  [Name in keyof Answer & string]-?: string extends Name
    ? never
    : undefined extends Answer[Name]
      ? never
      : unknown extends Answer[Name]
        ? never
        : Name;
}[keyof Answer & string];

/** Members that must be there, and may be missing or undefined. */
type MissingMembers<Sent, Answer, At extends string> = {
  [Name in RequiredNames<Answer>]: Name extends keyof Sent
    ? undefined extends Sent[Name]
      ? `${At}.${Name} may be missing`
      : never
    : `${At}.${Name} is missing`;
}[RequiredNames<Answer>];

/** `unknown`, with which any answer fits, or a member that says what is at fault. */
export type FittingAnswer<Sent, Answer, Cut = false> = Fitting<Mismatch<Sent, Answer, 'answer', Cut>>;

type Fitting<Fault> = [Fault] extends [never] ? unknown : { readonly 'the answer does not fit': Fault };
