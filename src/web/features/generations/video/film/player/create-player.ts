import { SAMPLE_RATE } from "#studio/film/audio/stereo.ts";
import { createStore, type ReadableStore } from "#web/lib/create-store.ts";

/**
 * State of the film player, which `createPlayer` keeps and the controls show; `time` is in seconds
 * from the start of the film.
 */
interface PlayerState {
  readonly time: number;
  readonly isPlaying: boolean;
  readonly isMuted: boolean;
  /** 0 to 1. */
  readonly volume: number;
}

/**
 * Plays a film's sound and reports its time; subscribers draw the frames. `createPlayer` makes it,
 * all parts of `FilmPlayer` and the timeline use it.
 */
export interface Player extends ReadableStore<PlayerState> {
  readonly play: () => void;
  readonly pause: () => void;
  readonly seek: (time: number) => void;
  readonly setVolume: (volume: number) => void;
  readonly setMuted: (isMuted: boolean) => void;
  readonly setSeconds: (seconds: number) => void;
  readonly setSound: (sound: AudioBuffer | undefined) => void;
  readonly close: () => void;
}

/** The parts of the browser that a player uses. */
interface PlayerDeps {
  readonly now: () => number;
  readonly requestFrame: (callback: () => void) => number;
  readonly cancelFrame: (handle: number) => void;
  readonly createContext: () => AudioContext;
}

const BROWSER: PlayerDeps = {
  now: () => performance.now() / 1000,
  requestFrame: (callback) => requestAnimationFrame(callback),
  cancelFrame: (handle) => cancelAnimationFrame(handle),
  createContext: () => new AudioContext({ sampleRate: SAMPLE_RATE }),
};

/**
 * Creates the player of a film of `seconds`; `useFilmPlayer` gives it to React. While it plays, the
 * clock is that of the sound, so picture and sound stay together. A new sound or length takes
 * effect at once.
 */
export function createPlayer(seconds: number, deps: PlayerDeps = BROWSER): Player {
  let length = seconds;
  const { getState, setState, subscribe } = createStore<PlayerState>({
    time: 0,
    isPlaying: false,
    isMuted: false,
    volume: 1,
  });
  let sound: AudioBuffer | undefined;
  let context: AudioContext | undefined;
  let gain: GainNode | undefined;
  let source: AudioBufferSourceNode | undefined;
  let frame: number | undefined;
  /** Clock time of the film's start. */
  let origin = 0;

  const update = (changes: Partial<PlayerState>) => setState({ ...getState(), ...changes });

  const clock = () => (source && context ? context.currentTime : deps.now());

  function stopSound() {
    source?.stop();
    source?.disconnect();
    source = undefined;
  }

  function startSound(from: number) {
    stopSound();
    if (sound) {
      context ??= deps.createContext();
      void context.resume();
      if (!gain) {
        gain = context.createGain();
        gain.connect(context.destination);
      }
      gain.gain.value = getState().isMuted ? 0 : getState().volume;
      source = context.createBufferSource();
      source.buffer = sound;
      source.connect(gain);
      source.start(0, Math.min(from, sound.duration));
    }
    origin = clock() - from;
  }

  function tick() {
    const time = clock() - origin;
    if (time >= length) {
      stop(length);
      return;
    }
    update({ time });
    frame = deps.requestFrame(tick);
  }

  function stop(time: number) {
    if (frame !== undefined) deps.cancelFrame(frame);
    frame = undefined;
    stopSound();
    update({ isPlaying: false, time });
  }

  function play() {
    if (getState().isPlaying) return;
    const from = getState().time >= length - 1e-3 ? 0 : getState().time;
    startSound(from);
    update({ isPlaying: true, time: from });
    frame = deps.requestFrame(tick);
  }

  return {
    getState,
    subscribe,
    play,
    pause: () => getState().isPlaying && stop(Math.min(length, clock() - origin)),
    seek(time) {
      const to = Math.min(length, Math.max(0, time));
      if (getState().isPlaying) startSound(to);
      update({ time: to });
    },
    setVolume(volume) {
      const next = Math.min(1, Math.max(0, volume));
      if (gain && !getState().isMuted) gain.gain.value = next;
      update({ volume: next });
    },
    setMuted(isMuted) {
      if (gain) gain.gain.value = isMuted ? 0 : getState().volume;
      update({ isMuted });
    },
    setSeconds(next) {
      length = next;
      if (getState().time > length) update({ time: length });
    },
    setSound(next) {
      sound = next;
      if (getState().isPlaying) startSound(Math.min(length, clock() - origin));
    },
    close() {
      if (frame !== undefined) deps.cancelFrame(frame);
      stopSound();
      void context?.close();
      context = undefined;
      gain = undefined;
    },
  };
}
