import '../../desk/ui/figure.css';

export type Figure = readonly [name: string, value: string, more?: string | undefined];

export function Figures({ of, className = 'figures' }: { of: readonly Figure[]; className?: string }) {
  return (
    <dl className={className}>
      {of.map(([name, value, more]) => (
        <div key={name} className="card figure">
          <dt className="name">{name}</dt>
          <dd className="value">{value}</dd>
          {more !== undefined && <dd className="more">{more}</dd>}
        </div>
      ))}
    </dl>
  );
}
