/** From the first process of a group to another one. */
export type GroupMessage =
  | { readonly type: 'group:end' }
  | { readonly type: 'group:metrics'; readonly question: number; readonly text: string | null };

/** From another process of the group to the first. */
export interface MemberMessage {
  readonly type: 'group:ask-metrics';
  readonly question: number;
}
