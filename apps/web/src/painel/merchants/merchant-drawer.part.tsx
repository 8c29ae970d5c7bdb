import { useState } from 'react';
import { sendChange, useRead } from '../../base/api/client.js';
import { useOpen } from '../../base/open.js';
import { useMay } from '../../desk/session.js';
import { ApiKeys } from '../../desk/ui/api-keys.js';
import { Act } from '../../base/ui/act.js';
import { Button } from '../../base/ui/button.js';
import { Drawer } from '../../desk/ui/drawer.js';
import { Lines, Read } from '../../base/ui/box.js';
import { Status } from '../../base/ui/status.js';
import { Tabs } from '../../base/ui/tabs.js';
import { refused, notify } from '../../base/ui/toast.js';
import { showDialog } from '../../base/ui/show-dialog.js';
import { InvoicesOf } from '../invoices/invoice.part.js';
import { WalletPanel } from '../wallets/wallet-panel.part.js';
import { MerchantFacts, RestrictionChecks } from './merchant-facts.part.js';
import { MerchantForm } from './merchant-form.part.js';
import { useMerchant, STANDING_TONES, standingOf, type Merchant } from './merchants.hook.js';
import { PreparationPanel } from './preparation.part.js';
import { merchantWords as text } from '../words.js';
import * as c from '../../base/codec.js';
import { ClientPair, OPEN_DELIVERY } from '../../desk/ui/open-delivery.js';
import { RecordForm } from '../../base/ui/record-form.js';

interface MerchantDrawerProps {
  id: number;
  /** Null: closes the drawer. */
  open: (id: number | null) => void;
}

const SECTIONS = ['record', 'users', 'wallet', 'invoices', 'keys', 'openDelivery', 'preparation'] as const;
type Section = (typeof SECTIONS)[number];

export function MerchantDrawer({ id, open }: MerchantDrawerProps) {
  const merchant = useMerchant(id);
  return (
    <Drawer wide label={merchant.data?.name ?? text.merchant} close={() => open(null)}>
      <Read of={merchant} lines={12}>
        {(known) => <Detail merchant={known} open={open} />}
      </Read>
    </Drawer>
  );
}

function Detail({ merchant, open }: { merchant: Merchant; open: (id: number) => void }) {
  const may = useMay();
  const [section, setSection] = useState<Section>('record');
  const { id, name, ownerId } = merchant;
  const sub = ownerId !== null;
  const { sections, more } = useSections(merchant);
  return (
    <>
      <header>
        <h2>{name}</h2>
        <p className="row wrap">
          <Status tone={STANDING_TONES[standingOf(merchant)]}>{text.standing[standingOf(merchant)]}</Status>
          <span className="soft">{text.number(id)}</span>
          {sub && (
            <Button kind="quiet" onClick={() => open(ownerId)}>
              {text.toOwner}
            </Button>
          )}
        </p>
      </header>
      {may('merchants') && <Acts merchant={merchant} />}
      <Tabs
        label={text.sections}
        tabs={[
          ...sections.map((key) => ({ key, label: text.section[key] })),
          ...(more ? [{ key: 'more' as const, label: text.more }] : []),
        ]}
        chosen={section}
        choose={(key) => (key === 'more' ? more?.() : setSection(key))}
      />
      <div className="drawer-part">
        {section === 'record' && <MerchantFacts merchant={merchant} />}
        {section === 'users' && <SubUsers owner={merchant} open={open} />}
        {section === 'wallet' && (
          <>
            {sub && <p className="note">{text.ownersWallet}</p>}
            <WalletPanel kind="merchants" holder={id} name={name} />
          </>
        )}
        {section === 'invoices' && <InvoicesOf merchantId={ownerId ?? id} />}
        {section === 'keys' && (
          <ApiKeys at="/api/admin/credentials" merchantId={id} locked={!may('credentials')} />
        )}
        {section === 'openDelivery' && <OpenDeliveryPanel merchant={merchant} />}
        {section === 'preparation' && <PreparationPanel merchant={merchant} />}
      </div>
    </>
  );
}

/** Sections that this shop uses, and a way to those that few use: keys, Open Delivery, preparation. */
function useSections(merchant: Merchant) {
  const may = useMay();
  const readsKeys = may('credentials', 'read');
  const { id, ownerId, invoicingEnabled, preparationMinutes } = merchant;
  const whole = useOpen();
  const credentials = useRead('/api/admin/credentials', { merchantId: id }, { enabled: readsKeys });
  const keys = credentials.data?.items ?? [];
  const pair = useRead('/api/admin/merchants/{id}/open-delivery', { id }).data;
  const learned = useRead('/api/admin/merchants/{id}/preparation-times', { id }).data?.items ?? [];
  const few: Partial<Record<Section, boolean>> = {
    ...(readsKeys && { keys: keys.some(({ kind }) => kind !== 'open_delivery_pair') }),
    openDelivery: pair !== undefined && (pair.enabled || pair.clientId !== null),
    preparation: preparationMinutes !== null || learned.length > 0,
  };
  const shown: Partial<Record<Section, boolean>> = {
    record: true,
    users: ownerId === null,
    wallet: may('wallets', 'read'),
    invoices: invoicingEnabled && may('invoices', 'read'),
    ...few,
  };
  return {
    sections: SECTIONS.filter((one) => shown[one] || (whole.is && one in few)),
    more: whole.is || Object.values(few).every(Boolean) ? null : whole.open,
  };
}

function Acts({ merchant }: { merchant: Merchant }) {
  const { id, name, blocked, email } = merchant;
  const said = (isBlocked: boolean) => (isBlocked ? text.blocked(name) : text.unblocked(name));
  const undo = () =>
    sendChange(`POST /api/admin/merchants/{id}/${blocked ? 'block' : 'unblock'}`, { id }).then(
      () => notify(said(blocked)),
      refused,
    );
  return (
    <div className="row wrap acts">
      <Button onClick={() => showDialog(<MerchantForm merchant={merchant} />)}>{text.edit}</Button>
      <Act
        of={`POST /api/admin/merchants/{id}/${blocked ? 'unblock' : 'block'}`}
        by={{ id }}
        title={blocked ? undefined : text.blockLead}
        done={() => notify(said(!blocked), undo)}
      >
        {blocked ? text.unblock : text.block}
      </Act>
      {email !== null && (
        <Act
          kind="quiet"
          of="POST /api/admin/merchants/{id}/password-reset"
          by={{ id }}
          done={({ channel }) => notify(text.resetSent(channel))}
        >
          {text.sendReset}
        </Act>
      )}
    </div>
  );
}

/** Sub-users order on the account's wallet, each with restrictions. */
function SubUsers({ owner, open }: { owner: Merchant; open: (id: number) => void }) {
  const mayWrite = useMay()('merchants');
  const users = useRead('/api/admin/merchants', { ownerId: owner.id, perPage: 200 });
  return (
    <div className="stack">
      <p className="row">
        <span className="grow soft">{text.subUsersLead}</span>
        {mayWrite && (
          <Button icon="plus" onClick={() => showDialog(<MerchantForm ownerId={owner.id} />)}>
            {text.newSubUser}
          </Button>
        )}
      </p>
      <Lines of={users} lines={4} className="stack" empty={text.noSubUsers}>
        {(user) => (
          <li key={user.id} className="card padded stack" data-sub-user={user.name}>
            <div className="row wrap">
              <strong className="grow">{user.name}</strong>
              <Status tone={STANDING_TONES[standingOf(user)]}>{text.standing[standingOf(user)]}</Status>
              <Button kind="quiet" onClick={() => open(user.id)}>
                {text.openSubUser}
              </Button>
            </div>
            <RestrictionChecks merchant={user} />
          </li>
        )}
      </Lines>
    </div>
  );
}

const SETTINGS = c.record({
  ...OPEN_DELIVERY,
  confirmationCallbackUrl: c.field(text.callback, c.optionalText, { type: 'url', hint: text.callbackHint }),
});

function OpenDeliveryPanel({ merchant: { id, name } }: { merchant: Merchant }) {
  const may = useMay();
  const found = useRead('/api/admin/merchants/{id}/open-delivery', { id });
  const issue = () => sendChange('POST /api/admin/merchants/{id}/open-delivery/credentials', { id });
  return (
    <Read of={found} lines={5}>
      {(settings) => (
        <div className="stack">
          <ClientPair clientId={settings.clientId} issue={may('credentials') ? issue : undefined} />
          <RecordForm
            codec={SETTINGS}
            begin={settings}
            locked={!may('merchants')}
            success={text.saved(name)}
            save={(body) => sendChange('PUT /api/admin/merchants/{id}/open-delivery', { id, ...body })}
          />
        </div>
      )}
    </Read>
  );
}
