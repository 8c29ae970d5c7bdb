import { UiView } from './view.js';

/** The design system on one page. */
export function UiRoute() {
  return <UiView />;
}
