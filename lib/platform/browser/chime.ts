import { restSound } from "./local-flags";

const TONES_HZ = [880, 1175];
const TONE_SECONDS = 0.18;
const VOLUME = 0.2;

let context: AudioContext | undefined;

/** Browsers play sound only after a tap, so call this in a tap's handler. */
export function primeChime(): void {
  if (typeof AudioContext === "undefined" || !restSound.read()) return;
  context ??= new AudioContext();
  // The browser may refuse, for example while another app uses the speaker.
  void context.resume().catch(() => {});
}

export function playChime(): void {
  if (context?.state !== "running" || !restSound.read()) return;
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
