import { useEffect, useRef, useState } from "react";
import { recordCopy } from "#core/film/making.copy.ts";
import { SAMPLE_RATE } from "#studio/film/audio/stereo.ts";
import { decodeSound } from "../sound/load-voices.ts";
import { cutTake, heardRange, type TakeRange } from "./take.ts";

/**
 * A recorded take of a scene's voice, with the range that is kept when it is stored: `useRecorder`
 * makes it, `SceneRecorder` and `TakeTrim` use it. It lasts at most `FILM_LIMITS.voiceSeconds`
 * (`core/film/limits.ts`); `take.ts` proposes and cuts the range.
 */
export interface Take {
  readonly samples: Float32Array<ArrayBuffer>;
  readonly seconds: number;
  readonly range: TakeRange;
}

/**
 * State and actions of `useRecorder` for `SceneRecorder`: records a take with the microphone, plays
 * it and trims it.
 */
interface Recorder {
  readonly status: "idle" | "asking" | "recording" | "reading";
  /** Level of the microphone while it records, 0 to 1. */
  readonly level: number;
  /** Seconds since the recording began. */
  readonly seconds: number;
  readonly take: Take | undefined;
  readonly error: string | undefined;
  readonly isPlaying: boolean;
  readonly start: () => void;
  readonly stop: () => void;
  readonly setRange: (range: TakeRange) => void;
  readonly listen: () => void;
  readonly clear: () => void;
}

interface Session {
  readonly stream: MediaStream;
  readonly recorder: MediaRecorder;
  readonly context: AudioContext;
  readonly timer: ReturnType<typeof setInterval>;
}

/** Interval of the level and the time, in ms. */
const METER_MS = 60;

const CONSTRAINTS = { echoCancellation: false, noiseSuppression: true, autoGainControl: false } as const;

function messageOf(error: unknown): string {
  const name = error instanceof DOMException ? error.name : "";
  return name === "NotFoundError" || name === "NotReadableError" ? recordCopy.missing : recordCopy.denied;
}

/**
 * Records one take at a time for `SceneRecorder`, up to `maxSeconds` (`FILM_LIMITS.voiceSeconds` in
 * `core/film/limits.ts`). What the browser corrects: `CONSTRAINTS` in this file. The microphone is
 * free again as soon as a take ends. Messages of `error`: `recordCopy` in
 * `core/film/making.copy.ts`.
 */
export function useRecorder(maxSeconds: number): Recorder {
  const [state, setState] = useState<Pick<Recorder, "status" | "level" | "seconds" | "error">>({
    status: "idle",
    level: 0,
    seconds: 0,
    error: undefined,
  });
  const [take, setTake] = useState<Take>();
  const [isPlaying, setPlaying] = useState(false);
  const session = useRef<Session>(undefined);
  const playing = useRef<{ context: AudioContext; source: AudioBufferSourceNode }>(undefined);
  const isOpen = useRef(true);

  function release() {
    const current = session.current;
    session.current = undefined;
    if (!current) return;
    clearInterval(current.timer);
    for (const track of current.stream.getTracks()) track.stop();
    void current.context.close();
  }

  function silence() {
    playing.current?.source.stop();
    void playing.current?.context.close();
    playing.current = undefined;
    setPlaying(false);
  }

  function meter(context: AudioContext, stream: MediaStream) {
    const analyser = context.createAnalyser();
    context.createMediaStreamSource(stream).connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    const started = performance.now();
    return setInterval(() => {
      analyser.getFloatTimeDomainData(samples);
      const level = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
      const seconds = (performance.now() - started) / 1000;
      setState((before) => ({ ...before, level, seconds }));
      if (seconds >= maxSeconds) stop();
    }, METER_MS);
  }

  async function read(chunks: readonly Blob[]) {
    setState((before) => ({ ...before, status: "reading", level: 0 }));
    try {
      const samples = await decodeSound(await new Blob([...chunks]).arrayBuffer());
      setTake({
        samples,
        seconds: samples.length / SAMPLE_RATE,
        range: heardRange(samples, SAMPLE_RATE),
      });
      setState((before) => ({ ...before, status: "idle" }));
    } catch {
      setState((before) => ({ ...before, status: "idle", error: recordCopy.silent }));
    }
  }

  async function start() {
    silence();
    if (!("MediaRecorder" in globalThis) || !navigator.mediaDevices) {
      setState((before) => ({ ...before, error: recordCopy.unsupported }));
      return;
    }
    setState({ status: "asking", level: 0, seconds: 0, error: undefined });
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: CONSTRAINTS });
      if (!isOpen.current) {
        for (const track of stream.getTracks()) track.stop();
        return;
      }
      const recorder = new MediaRecorder(stream);
      const chunks: Blob[] = [];
      recorder.addEventListener("dataavailable", ({ data }) => chunks.push(data));
      recorder.addEventListener("stop", () => {
        release();
        if (isOpen.current) void read(chunks);
      });
      const context = new AudioContext();
      session.current = { stream, recorder, context, timer: meter(context, stream) };
      setTake(undefined);
      recorder.start();
      setState((before) => ({ ...before, status: "recording" }));
    } catch (error) {
      setState((before) => ({ ...before, status: "idle", error: messageOf(error) }));
    }
  }

  function stop() {
    const recorder = session.current?.recorder;
    if (recorder?.state === "recording") recorder.stop();
  }

  function listen() {
    if (isPlaying) return silence();
    if (!take) return;
    const samples = cutTake(take.samples, take.range, SAMPLE_RATE);
    if (samples.length === 0) return;
    const context = new AudioContext();
    const buffer = context.createBuffer(1, samples.length, SAMPLE_RATE);
    buffer.copyToChannel(samples, 0);
    const source = context.createBufferSource();
    source.buffer = buffer;
    source.connect(context.destination);
    source.addEventListener("ended", () => {
      if (playing.current?.source === source) silence();
    });
    source.start();
    playing.current = { context, source };
    setPlaying(true);
  }

  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
      if (session.current?.recorder.state === "recording") session.current.recorder.stop();
      release();
      void playing.current?.context.close();
    };
  }, []);

  return {
    ...state,
    take,
    isPlaying,
    start: () => void start(),
    stop,
    setRange: (range) => setTake((before) => before && { ...before, range }),
    listen,
    clear: () => {
      silence();
      setTake(undefined);
      setState({ status: "idle", level: 0, seconds: 0, error: undefined });
    },
  };
}
