"use client";

import { ImageUp, SwitchCamera } from "lucide-react";
import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Segmented } from "@/components/ui/segmented";
import { Spinner } from "@/components/ui/spinner";
import type { Side } from "@/lib/body/body";
import { photoFaultWords, wrongSideWords } from "@/lib/engine/words/en";
import { photoWords, viewfinderWords } from "@/lib/images/words/en";
import { CameraFallback } from "./camera-fallback";
import { CropGuide } from "./crop-guide";
import { CropSlider } from "./crop-slider";
import { FilePicker } from "./file-picker";
import { PhotoStage, STAGE_FRAME, StageButton, StageControls } from "./photo-stage";
import { useAutoShot } from "./use-auto-shot";
import { useCamera } from "./use-camera";
import { type LiveAdvice as Advice, useLiveCheck } from "./use-live-check";
import { useSelfTimer } from "./use-self-timer";

const TIMERS = [
  { value: "0", label: viewfinderWords.noTimer },
  { value: "3", label: viewfinderWords.seconds(3) },
  { value: "10", label: viewfinderWords.seconds(10) },
] as const;
type Timer = (typeof TIMERS)[number]["value"];

/** The opacity of the overlay in percent. */
const GHOST = { min: 0, max: 80, step: 5, initial: 40 };

type ViewfinderProps = {
  side: Side;
  lastPhotoUrl: string | null;
  onFile: (file: File) => void;
  onCancel: () => void;
};

/** The overlay of the last photo makes photos of different days comparable. */
export function Viewfinder({ side, lastPhotoUrl, onFile, onCancel }: ViewfinderProps) {
  const video = useRef<HTMLVideoElement>(null);
  const camera = useCamera(video);
  const [ghost, setGhost] = useState(GHOST.initial);
  const [timer, setTimer] = useState<Timer>("0");
  const shoot = async () => {
    const file = await camera.take();
    if (file) onFile(file);
  };
  const countdown = useSelfTimer(shoot);
  const { state } = camera;
  const isLive = state.status === "live";
  const isCounting = countdown.left !== null;
  const advice = useLiveCheck(video, side, isLive);
  const autoShot = useAutoShot(advice, countdown);
  return (
    <PhotoStage
      title={photoWords.take[side]}
      corner={
        isLive &&
        state.canTurn && (
          <StageButton
            aria-label={
              camera.facing === "user" ? viewfinderWords.useRearCamera : viewfinderWords.useFrontCamera
            }
            disabled={isCounting}
            onClick={camera.turn}
          >
            <SwitchCamera aria-hidden />
          </StageButton>
        )
      }
      onCancel={onCancel}
    >
      <div className="relative flex min-h-0 flex-1 items-center justify-center overflow-hidden px-6 pt-1 pb-7">
        {/* Only the preview is mirrored, as users expect; the photo is not. */}
        <div className={cn(STAGE_FRAME, camera.facing === "user" && "-scale-x-100")}>
          <video
            ref={video}
            muted
            playsInline
            aria-label={viewfinderWords.video}
            className={cn("size-full object-cover", !isLive && "invisible")}
          />
          {state.status !== "failed" && (
            <CropGuide side={side} ghostUrl={ghost > 0 ? lastPhotoUrl : null} ghostShare={ghost / 100} />
          )}
        </div>
        {state.status === "starting" && (
          <div className="absolute inset-0 grid place-items-center">
            <Spinner label={viewfinderWords.starting} />
          </div>
        )}
        {state.status === "failed" && (
          <CameraFallback problem={state.problem} onRetry={camera.retry} onFile={onFile} />
        )}
        {isLive && <LiveAdvice advice={advice} side={side} />}
        {/* The countdown lies above the controls and must not take presses. */}
        <p
          role="timer"
          aria-live="assertive"
          className="pointer-events-none absolute inset-0 grid place-items-center"
        >
          {isCounting && (
            <span className="num text-[7rem] [text-shadow:0_0_24px_rgb(11_8_7/0.8)]">{countdown.left}</span>
          )}
        </p>
      </div>
      {state.status !== "failed" && (
        <StageControls>
          {lastPhotoUrl && (
            <CropSlider
              label={viewfinderWords.ghost}
              min={GHOST.min}
              max={GHOST.max}
              step={GHOST.step}
              value={ghost}
              text={viewfinderWords.ghostShare(ghost)}
              onChange={setGhost}
            />
          )}
          <Segmented
            aria-label={viewfinderWords.timer}
            className="mt-1"
            options={TIMERS}
            value={timer}
            onValueChange={setTimer}
            disabled={isCounting}
          />
          {isCounting ? (
            <Button variant="outline" size="lg" block className="mt-3" onClick={autoShot.stop}>
              {viewfinderWords.stopTimer}
            </Button>
          ) : (
            <div className="mt-3 grid grid-cols-[60px_1fr] gap-2.5">
              <FilePicker onFile={onFile}>
                {(open) => (
                  <Button
                    variant="outline"
                    size="lg"
                    className="px-0"
                    aria-label={photoWords.choose}
                    // Disabled and not removed, so that a press does not hit another button.
                    disabled={!isLive}
                    onClick={open}
                  >
                    <ImageUp aria-hidden />
                  </Button>
                )}
              </FilePicker>
              <Button
                size="lg"
                disabled={!isLive}
                onClick={() => (timer === "0" ? shoot() : countdown.start(Number(timer)))}
              >
                {viewfinderWords.shoot}
              </Button>
            </div>
          )}
        </StageControls>
      )}
    </PhotoStage>
  );
}

/** Large, since the reader stands a few steps away. */
function LiveAdvice({ advice, side }: { advice: Advice; side: Side }) {
  return (
    <p
      role="status"
      className="pointer-events-none absolute inset-x-0 top-4 flex justify-center px-6 text-center font-semibold text-xl"
    >
      {advice && (
        <span className="rounded-full bg-[rgb(11_8_7/0.72)] px-5 py-2 text-[#f4f0e7]">
          {advice === "ready" || advice === "hold_still"
            ? viewfinderWords.holdStill
            : advice === "wrong_side"
              ? wrongSideWords.live
              : photoFaultWords[advice].live(side)}
        </span>
      )}
    </p>
  );
}
