import { REST_STEP_SECONDS, RestAnnouncement } from "@/components/training/editor/rest-bar";
import type { ExerciseEditor } from "@/components/training/editor/use-exercise-editor";
import { cn } from "@/components/ui/cn";
import { clockText } from "@/lib/training/workouts/wording";

/** The rest of one client among several: what is left of it, ready, or the set that comes. */
export function ColumnRest({ editor }: { editor: ExerciseEditor }) {
  const { rest, nextSet } = editor;
  const isResting = rest.left > 0;
  const isReady = rest.isOver && nextSet !== undefined;
  const hasBegun = editor.sets.some(({ logged }) => logged);
  const begin = () => rest.start(editor.summary.exerciseName, editor.how?.restSeconds);
  return (
    <div className="relative overflow-hidden rounded-photo bg-secondary">
      <span
        aria-hidden
        className={cn(
          "absolute inset-0 origin-left bg-primary/26 transition-[scale] duration-1000 ease-linear forced-colors:top-auto forced-colors:h-1",
          isReady && "transition-none",
        )}
        style={{ scale: `${isReady ? 1 : rest.share} 1` }}
      />
      <div className="relative p-1">
        <p
          role={isResting || isReady ? "timer" : undefined}
          className="flex min-h-9 flex-wrap items-center gap-x-2 px-1.5"
        >
          <span className={cn("num font-strong text-2xl tracking-normal", isReady && "text-primary")}>
            {isResting ? clockText(rest.left) : isReady ? "Ready" : setWord(editor)}
          </span>
          <span className="text-xs">{aboutRest(editor, isReady)}</span>
        </p>
        <div className="flex gap-1 [&>button]:flex-1">
          {isResting ? (
            <>
              <RestButton
                label={`${REST_STEP_SECONDS} seconds more`}
                onPress={() => rest.adjust(REST_STEP_SECONDS)}
              >
                {`+${REST_STEP_SECONDS} s`}
              </RestButton>
              <RestButton label="Skip rest" onPress={rest.skip}>
                Skip
              </RestButton>
            </>
          ) : (
            hasBegun && <RestButton onPress={begin}>{isReady ? "Rest again" : "Start rest"}</RestButton>
          )}
        </div>
      </div>
      <RestAnnouncement isOver={rest.isOver} />
    </div>
  );
}

function setWord({ nextSet, sets }: ExerciseEditor): string {
  if (!nextSet) return "All logged";
  return sets.some(({ logged }) => logged) ? `Set ${nextSet.setNumber}` : "First set";
}

/** `of 2:30`, or `rested 2:40` with what passed since the end. */
function aboutRest({ rest }: ExerciseEditor, isReady: boolean): string {
  if (rest.left > 0) return `of ${clockText(rest.seconds)}`;
  return isReady && rest.over !== null ? `rested ${clockText(rest.seconds + rest.over)}` : "";
}

type RestButtonProps = { label?: string; onPress: () => void; children: string };

function RestButton({ label, onPress, children }: RestButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      className="pressable num min-h-11 rounded-icon bg-background/40 font-label text-sm tracking-normal hover:bg-accent/60"
    >
      {children}
    </button>
  );
}
