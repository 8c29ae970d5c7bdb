interface TabReactions {
  /** Tells the browser's other tabs who is logged in; null: nobody any more. */
  readonly announce: (person: number | null) => void;
  /** Called when this tab's person is no longer the one who is logged in. */
  readonly leave: () => void;
  /** Called when somebody has logged in and this tab shows nobody. */
  readonly enter: () => void;
}

/** The session of this tab: all tabs of a browser show one person's screens, as they share the cookie. */
export class SessionTabs {
  /** null: nobody is known yet. */
  person: number | null = null;

  constructor(private readonly react: TabReactions) {}

  show(person: number): void {
    if (person === this.person) return;
    this.person = person;
    this.react.announce(person);
  }

  receive(person: number | null): void {
    if (person === this.person) return;
    if (this.person === null) this.react.enter();
    else this.react.leave();
  }
}
