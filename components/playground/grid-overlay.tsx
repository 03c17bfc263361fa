/** The four-pixel grid with its gutters and columns: 4 on phones, 8 on tablets, 12 on laptops. */
export function GridOverlay() {
  return (
    <div aria-hidden data-testid="grid" className="pointer-events-none fixed inset-0 z-50">
      <div className="absolute inset-0 bg-[repeating-linear-gradient(to_bottom,var(--chart-4)_0_1px,transparent_1px_8px)] opacity-20" />
      <div className="mx-auto grid h-full max-w-content grid-cols-4 gap-4 px-4 2xl:max-w-content-wide md:grid-cols-8 lg:grid-cols-12 lg:px-8">
        {Array.from({ length: 12 }, (_, column) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: columns have nothing else to tell them apart.
            key={column}
            className={`bg-chart-4/12 ${column >= 8 ? "hidden lg:block" : column >= 4 ? "hidden md:block" : ""}`}
          />
        ))}
      </div>
    </div>
  );
}
