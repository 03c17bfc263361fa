import { cn } from "@/components/ui/cn";
import type { Box, PhotoCheck } from "@/lib/images/photos/schema";

type CheckOutlineProps = {
  check: PhotoCheck;
  isShown: boolean;
};

/** Solid around the person for the images, dotted around everyone if there will be no images. */
export function CheckOutline({ check, isShown }: CheckOutlineProps) {
  const { person, others, verdict } = check;
  if (!person) return null;
  const isDotted = verdict === "refused";
  const people = [person.box, ...others];
  return (
    <div
      aria-hidden
      data-outline={isDotted ? "dotted" : "solid"}
      className={cn(
        "pointer-events-none absolute inset-0 transition-opacity duration-500",
        !isShown && "opacity-0",
      )}
    >
      <svg
        aria-hidden
        viewBox="0 0 1 1"
        preserveAspectRatio="none"
        className="absolute inset-0 size-full overflow-visible"
      >
        <Line d={person.outline.map(smooth).join("")} isDotted={isDotted} />
        {others.map((box) => (
          <Line key={`${box.left} ${box.top}`} d={around(box)} isDotted />
        ))}
      </svg>
      {others.length > 0 &&
        people.map((box, index) => (
          <span
            key={`${box.left} ${box.top}`}
            className="absolute grid size-5 -translate-x-1/2 -translate-y-full place-items-center rounded-full bg-[#f4f0e7] font-button text-2xs text-[#16110d]"
            style={{
              left: `${(box.left + box.width / 2) * 100}%`,
              top: `max(1.25rem, ${box.top * 100}%)`,
            }}
          >
            {index + 1}
          </span>
        ))}
    </div>
  );
}

/** Two colours keep the line visible on every background. Its width does not scale with the picture. */
function Line({ d, isDotted }: { d: string; isDotted: boolean }) {
  const line = {
    d,
    fill: "none",
    vectorEffect: "non-scaling-stroke",
    strokeLinejoin: "round",
    strokeLinecap: "round",
  } as const;
  return (
    <>
      <path {...line} stroke="rgb(11 8 7 / 0.6)" strokeWidth={5.5} />
      {isDotted ? (
        <path {...line} stroke="#f4f0e7" strokeWidth={2.5} strokeDasharray="0.1 5.5" />
      ) : (
        <path {...line} stroke="var(--on-photo-measured)" strokeWidth={2.75} />
      )}
    </>
  );
}

const around = ({ left, top, width, height }: Box): string => `M${left} ${top}h${width}v${height}h${-width}Z`;

type Outline = NonNullable<PhotoCheck["person"]>["outline"][number];

/** A closed quadratic curve through the midpoints of the outline's edges. */
export function smooth(line: Outline): string {
  const at = (x: number, y: number) => `${x.toFixed(4)} ${y.toFixed(4)}`;
  const curves = line.map(([x, y], index) => {
    const [nextX, nextY] = line[(index + 1) % line.length] ?? [x, y];
    const middle = at((x + nextX) / 2, (y + nextY) / 2);
    return index === 0 ? `M${middle}` : `Q${at(x, y)} ${middle}`;
  });
  const [first] = line;
  if (!first) return "";
  return `${curves.join("")}Q${at(...first)} ${curves[0]?.slice(1)}Z`;
}
