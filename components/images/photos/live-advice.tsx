import type { Side } from "@/lib/body/body";
import { photoFaultTexts } from "@/lib/engine/check/fault-texts";
import { viewfinderTexts } from "./texts";
import type { LiveAdvice as Advice } from "./use-live-check";

/** Large, since the reader stands a few steps away. */
export function LiveAdvice({ advice, side }: { advice: Advice; side: Side }) {
  return (
    <p
      role="status"
      className="pointer-events-none absolute inset-x-0 top-4 flex justify-center px-6 text-center font-semibold text-xl"
    >
      {advice && (
        <span className="rounded-full bg-[rgb(11_8_7/0.72)] px-5 py-2 text-[#f4f0e7]">
          {advice === "ready" || advice === "hold_still"
            ? viewfinderTexts.holdStill
            : photoFaultTexts[advice].live(side)}
        </span>
      )}
    </p>
  );
}
