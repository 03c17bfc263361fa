/** The slices that a likely range is filled with. */
export function LikelyRangePattern({ id }: { id: string }) {
  return (
    <pattern id={id} width="8" height="6" patternUnits="userSpaceOnUse">
      <rect width="8" height="6" fill="var(--forecast)" fillOpacity={0.1} />
      <rect width="8" height="1.2" fill="var(--forecast)" fillOpacity={0.34} />
    </pattern>
  );
}
