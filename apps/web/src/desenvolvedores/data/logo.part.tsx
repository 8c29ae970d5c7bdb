import { Icon } from '../../ground/ui/icon.js';

/** An app's logo, or a sign in its place. */
export function Logo({ url }: { url: string | null }) {
  if (url === null)
    return (
      <span className="logo">
        <Icon name="code" size={20} />
      </span>
    );
  return <img className="logo" src={new URL(url, location.origin).pathname} alt="" width={40} height={40} />;
}
