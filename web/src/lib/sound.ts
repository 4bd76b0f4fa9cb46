// A few notes, made on the spot. Nothing is made before somebody has asked for sound.
import { settings } from "./settings.svelte";

let audio: AudioContext | null = null;

const NOTES = { turn: [523.25, 659.25], over: [392, 523.25, 659.25, 783.99] };
const LENGTH = 0.16;

export function play(signal: keyof typeof NOTES): void {
  if (settings.sound <= 0 || typeof AudioContext === "undefined") return;
  audio ??= new AudioContext();
  void audio.resume();
  const volume = audio.createGain();
  volume.gain.value = settings.sound * 0.3;
  volume.connect(audio.destination);
  for (const [n, pitch] of NOTES[signal].entries()) ring(audio, volume, pitch, audio.currentTime + n * LENGTH);
}

function ring(audio: AudioContext, volume: AudioNode, pitch: number, at: number): void {
  const note = audio.createOscillator();
  const shape = audio.createGain();
  note.type = "triangle";
  note.frequency.value = pitch;
  shape.gain.setValueAtTime(0, at);
  shape.gain.linearRampToValueAtTime(1, at + 0.02);
  shape.gain.exponentialRampToValueAtTime(0.001, at + LENGTH * 2);
  note.connect(shape).connect(volume);
  note.start(at);
  note.stop(at + LENGTH * 2);
}
