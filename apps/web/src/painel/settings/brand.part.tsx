import { typedNumber } from '../../base/money.js';
import { pictureSource } from '../../desk/picture-source.js';
import { Button } from '../../base/ui/button.js';
import { Field, TextField } from '../../base/ui/field.js';
import { LogoField } from '../../desk/ui/logo-field.js';
import { Split } from '../../desk/ui/layout.js';
import type { DraftState } from './settings.hook.js';
import type { HubSettings } from './settings.rules.js';
import { settingsWords } from '../words.js';
import { formOf, sendChange } from '../../base/api/client.js';

const { brand: text } = settingsWords;

type Branding = HubSettings['branding'];
const DEFAULT_COLOR = '#0f3d3e';
const CONTACTS = ['phone', 'whatsapp', 'email', 'website'] as const;
const TYPES = { phone: 'tel', whatsapp: 'tel', email: 'email', website: 'url' } as const;

interface BrandPartProps {
  draft: DraftState;
  branding: Branding;
  hubName: string;
  locked: boolean;
  logoUrl: string | null;
}

export function BrandPart({ draft, branding, hubName, locked, logoUrl }: BrandPartProps) {
  const { problems } = draft;
  const field = (part: 'name' | (typeof CONTACTS)[number]) => ({
    error: problems[`branding.${part}`],
    disabled: locked,
    value: branding[part] ?? '',
    onChange: ({ target }: { target: { value: string } }) =>
      draft.change(`branding.${part}`, target.value.trim() === '' ? null : target.value),
  });
  return (
    <Split>
      <div className="card padded stack">
        <TextField
          label={text.name}
          hint={text.nameHint}
          maxLength={60}
          placeholder={hubName}
          {...field('name')}
        />
        <LogoField
          label={text.logo}
          hint={text.logoHint}
          url={logoUrl}
          locked={locked}
          save={(logo) =>
            logo === null
              ? sendChange('DELETE /api/admin/hub/logo', {})
              : sendChange('PUT /api/admin/hub/logo', { form: formOf({ logo }) })
          }
        />
        <ColorField
          color={branding.color}
          error={problems['branding.color']}
          locked={locked}
          change={(color) => draft.change('branding.color', color)}
        />
        <h3>{text.contact}</h3>
        <p className="soft small">{text.contactHint}</p>
        {CONTACTS.map((contact) => (
          <TextField key={contact} label={text[contact]} type={TYPES[contact]} {...field(contact)} />
        ))}
      </div>
      <Preview branding={{ ...branding, logoUrl }} hubName={hubName} />
    </Split>
  );
}

interface ColorFieldProps {
  color: string | null;
  error: string | undefined;
  locked: boolean;
  change: (color: string | null) => void;
}

function ColorField({ color, error, locked, change }: ColorFieldProps) {
  const valid = color === null || isColor(color);
  return (
    <div className="stack">
      <Field label={text.color} hint={text.colorHint} error={error ?? (valid ? undefined : text.colorBad)}>
        {(attributes) => (
          <span className="row">
            <input
              {...attributes}
              type="color"
              className="input"
              style={{ width: 44, padding: 2 }}
              disabled={locked}
              value={color !== null && valid ? color : DEFAULT_COLOR}
              onChange={({ target }) => change(target.value)}
            />
            <input
              className="input narrow mono"
              aria-label={text.colorText}
              placeholder={DEFAULT_COLOR}
              maxLength={7}
              disabled={locked}
              value={color ?? ''}
              onChange={({ target }) => change(target.value === '' ? null : target.value)}
            />
            {color !== null && (
              <Button kind="quiet" disabled={locked} onClick={() => change(null)}>
                {text.noColor}
              </Button>
            )}
          </span>
        )}
      </Field>
    </div>
  );
}

function Preview({ branding, hubName }: { branding: Branding; hubName: string }) {
  const { color, logoUrl, name } = branding;
  const ground = color !== null && isColor(color) ? color : DEFAULT_COLOR;
  const ink = inkOn(ground);
  const contacts = CONTACTS.map((contact) => branding[contact]).filter((one) => one !== null);
  return (
    <figure className="card brand-preview">
      <figcaption className="caption padded">{text.preview}</figcaption>
      <div className="row padded g12" style={{ background: ground, color: ink }}>
        {logoUrl !== null && <img src={pictureSource(logoUrl)} alt="" />}
        <p className="stack g2">
          <b>{name ?? hubName}</b>
          <span>{text.page}</span>
        </p>
      </div>
      <div className="stack g8 padded" aria-hidden>
        <span className="line" />
        <span className="line" />
        <span className="line" />
      </div>
      {contacts.length > 0 && (
        <ul className="padded">
          {contacts.map((contact) => (
            <li key={contact}>{contact}</li>
          ))}
        </ul>
      )}
      <p className="soft padded">{text.contrast(typedNumber(contrastOf(ground, ink).toFixed(1)))}</p>
    </figure>
  );
}

function isColor(text: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(text);
}

/** Relative luminance (WCAG 2.2) of `#rrggbb` in sRGB. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = parseInt(color.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** As on the tracking page. One of the two always has a contrast above 4.5 : 1. */
function inkOn(color: string): '#000000' | '#ffffff' {
  return contrastOf(color, '#000000') > contrastOf(color, '#ffffff') ? '#000000' : '#ffffff';
}
