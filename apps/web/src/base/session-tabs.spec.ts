import { SessionTabs } from './session-tabs.js';

describe('tabs of one browser', () => {
  /** Tabs that show these persons; each hears what another one says. */
  function browser(...persons: (number | null)[]) {
    const did: string[] = [];
    const tabs = persons.map((person, at): SessionTabs => {
      const announce = (who: number | null) => {
        for (const [other, tab] of tabs.entries()) if (other !== at) tab.receive(who);
      };
      const note = (what: string) => () => void did.push(`${at} ${what}`);
      const tab = new SessionTabs({ announce, leave: note('leaves'), enter: note('enters') });
      tab.person = person;
      return tab;
    });
    return { tabs, did };
  }

  it('leave the screens of a person when another one logs in, and stay with the same', () => {
    const { tabs, did } = browser(1, 2, null);
    tabs[2]!.show(2);
    expect(did).toEqual(['0 leaves']);
  });

  it('that show nobody look who has logged in, once', () => {
    const { tabs, did } = browser(null, null);
    tabs[0]!.show(2);
    tabs[0]!.show(2);
    expect(did).toEqual(['1 enters']);
    tabs[1]!.show(2);
    expect(did).toEqual(['1 enters']);
  });

  it('end together', () => {
    const { tabs, did } = browser(2, 2, null);
    for (const tab of tabs) tab.receive(null);
    expect(did).toEqual(['0 leaves', '1 leaves']);
  });
});
