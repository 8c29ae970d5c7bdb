/** A QR code from its rows of 0 and 1, drawn here: no picture is loaded. */
export function Qr({ rows, label }: { rows: readonly string[]; label: string }) {
  const size = rows.length + 8;
  const path = rows
    .flatMap((row, y) =>
      Array.from(row).flatMap((dot, x) => (dot === '1' ? [`M${x + 4} ${y + 4}h1v1h-1z`] : [])),
    )
    .join('');
  return (
    <svg
      className="qr"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
