import { type ComponentProps } from 'react';
import { lazy, Suspense } from '../../ground/lazy.js';

const Sheets = lazy(() => import('./sheets.part.js').then(({ Sheets: part }) => ({ default: part })));
const AddressForm = lazy(() =>
  import('./address-form.part.js').then(({ AddressForm: part }) => ({ default: part })),
);

export function LaterSheets(props: ComponentProps<typeof Sheets>) {
  return (
    <Suspense>
      <Sheets {...props} />
    </Suspense>
  );
}

export function LaterAddress(props: ComponentProps<typeof AddressForm>) {
  return (
    <Suspense>
      <AddressForm {...props} />
    </Suspense>
  );
}
