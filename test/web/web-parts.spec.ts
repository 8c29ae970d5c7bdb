import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deskIcons } from '../../apps/web/src/base/ui/desk-icons.js';

const ROOT = 'apps/web/src';
const sources = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(tsx?|css)$/.test(path) && !path.includes('.spec.'))
  .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));

/** Files that hold a text, of those whose name fits. */
function holding(text: RegExp, name: RegExp): string[] {
  return sources.filter((one) => name.test(one.path) && text.test(one.text)).map(({ path }) => path);
}

/** Parts that the book cannot show by themselves, and why. */
const OUTSIDE = {
  Act: 'a Button that sends an operation',
  AddressField: 'asks the server for suggestions while one types',
  ApiKeys: 'reads the keys of a shop: Lines, a RecordDialog and a SecretDialog',
  Box: 'a landmark, which may not stand there twice, light beside dark',
  ClientPair: 'issues the pair of a shop, and shows it in a SecretDialog',
  Entrance: 'LogInForm, or ForgottenForm: a page has one of its name',
  Fields: 'the fields of a form by its codec: TextField, SelectField and the others',
  Headers: 'shown within MessageTries',
  Icon: 'shown within Button, Empty and Status',
  Leaving: 'a form shows it when it is left',
  ListViews: 'reads what ViewsMenu shows',
  MailboxLink: 'is there in a demonstration alone',
  MapCanvas: 'what WayMap is drawn on',
  MessageDrawer: 'a Drawer of MessageState, MessageTries and Wire',
  PagedLines: 'reads what Lines shows, page by page',
  PinMap: 'a map of the city, on which one moves a pin',
  Read: 'shows what was read, or Unread',
  RecordDialog: 'FormDialog with the fields of a codec',
  RecordForm: 'the fields of a codec, with the button of a form',
  Rows: 'what is in sight of a long table',
  Sessions: 'reads what OpenSessions shows',
  Toasts: 'where each ToastLine stands',
  Window: 'what is in sight of a long list',
};

describe('the screens of the web apps', () => {
  it('show every table by the list part', () => {
    expect(holding(/<table\b/, /\.tsx$/)).toEqual(['desk/ui/table.tsx']);
  });

  it('read every list page by page in one way', () => {
    expect(holding(/\buseInfiniteQuery\(/, /\.tsx?$/)).toEqual(['base/api/list.ts']);
  });

  it('reach the API by its operations', () => {
    expect(holding(/\bfetch\(['"`]\/api\/(admin|courier|developer|merchant)\b/, /(?<!long)\.tsx?$/)).toEqual(
      [],
    );
  });

  it('are made of parts that the book at /painel/ui shows', () => {
    const parts = sources
      .filter(({ path }) => /^(base|desk)\/ui\/.*\.tsx$/.test(path))
      .flatMap(({ text }) =>
        [...text.matchAll(/^export (?:function|class) ([A-Z]\w+)/gm)].map(([, name]) => name!),
      );
    const book = sources.filter(({ path }) => path.startsWith('painel/ui/'));
    const outside = parts.filter((name) => !book.some(({ text }) => new RegExp(`<${name}\\b`).test(text)));
    expect(outside.toSorted()).toEqual(Object.keys(OUTSIDE));
  });

  it('leave icons of desks out of what the couriers’ app loads', () => {
    const shown = sources
      .filter(({ path }) => path.startsWith('entregador/') && path.endsWith('.tsx'))
      .flatMap(({ text }) => [...text.matchAll(/\b(?:name|icon)(?:=|: )[^\n]*?'?["']([a-z]+)["']/g)])
      .map(([, name = '']) => name);
    expect(shown).toContain('bike');
    expect(shown.filter((name) => name in deskIcons)).toEqual([]);
  });
});
