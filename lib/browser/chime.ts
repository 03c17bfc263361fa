import { readRestSound } from "./local-flags";

const TONES_HZ = [880, 1175];
const TONE_SECONDS = 0.18;
const VOLUME = 0.2;

let context: AudioContext | undefined;

/** Browsers let a page sound only after a tap: call this from one. */
export function primeChime(): void {
  if (typeof AudioContext === "undefined" || !readRestSound()) return;
  context ??= new AudioContext();
  // Refused while another app holds the speaker, for example; then there is no sound.
  void context.resume().catch(() => {});
}

/** Two short tones, if the trainer wants them and the browser lets them. */
export function playChime(): void {
  if (context?.state !== "running" || !readRestSound()) return;
  const begin = context.currentTime;
  for (const [index, frequency] of TONES_HZ.entries()) {
    const tone = new OscillatorNode(context, { frequency });
    const gain = new GainNode(context, { gain: VOLUME });
    const at = begin + index * TONE_SECONDS;
    gain.gain.setTargetAtTime(0, at + TONE_SECONDS / 2, TONE_SECONDS / 6);
    tone.connect(gain).connect(context.destination);
    tone.start(at);
    tone.stop(at + TONE_SECONDS);
  }
}
