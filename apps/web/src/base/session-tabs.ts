interface TabReactions {
  /** To the other tabs of the browser: who is logged in; null: nobody any more. */
  readonly say: (person: number | null) => void;
  /** The tab shows a person who is not the browser's any more. */
  readonly leave: () => void;
  /** Somebody has logged in, and the tab shows nobody. */
  readonly enter: () => void;
}

/** Session of this tab: all tabs of a browser show one person's screens, as they share the cookie. */
export class SessionTabs {
  /** null: nobody is known yet. */
  person: number | null = null;

  constructor(private readonly react: TabReactions) {}

  show(person: number): void {
    if (person === this.person) return;
    this.person = person;
    this.react.say(person);
  }

  hear(person: number | null): void {
    if (person === this.person) return;
    if (this.person === null) this.react.enter();
    else this.react.leave();
  }
}
