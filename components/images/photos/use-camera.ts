"use client";

import { type RefObject, useCallback, useEffect, useState } from "react";
import { PHOTO_ASSET } from "@/lib/images/photos/asset";
import { isInsecure } from "@/lib/platform/browser/media";
import { jpegOf } from "@/lib/platform/browser/picture-file";

export type Facing = "environment" | "user";
export type CameraProblem = "insecure" | "unsupported" | "refused" | "missing" | "busy";

type CameraState =
  | { status: "starting" }
  /** `canTurn`: the device has another camera. */
  | { status: "live"; canTurn: boolean }
  | { status: "failed"; problem: CameraProblem };

/** The error names of the Media Capture specification; any other error counts as a busy camera. */
const PROBLEMS: Record<string, CameraProblem> = {
  NotAllowedError: "refused",
  SecurityError: "refused",
  NotFoundError: "missing",
  OverconstrainedError: "missing",
};
const JPEG_QUALITY = 0.95;

/** Streams the camera into a video element, the rear camera first. It releases the camera on unmount. */
export function useCamera(video: RefObject<HTMLVideoElement | null>) {
  const [facing, setFacing] = useState<Facing>("environment");
  const [attempts, setAttempts] = useState(0);
  const [state, setState] = useState<CameraState>({ status: "starting" });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt opens the camera again.
  useEffect(() => {
    let stream: MediaStream | undefined;
    let isOver = false;
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    const fail = (problem: CameraProblem) => setState({ status: "failed", problem });
    const start = async () => {
      const opened = await openCamera(facing);
      stream = opened.stream;
      if (isOver || !video.current) return stop();
      video.current.srcObject = stream;
      // Another app or the lock screen can take the camera away.
      for (const track of stream.getTracks()) track.onended = () => fail("busy");
      await video.current.play();
      if (!isOver) setState({ status: "live", canTurn: opened.canTurn });
    };
    start().catch((error: unknown) => {
      stop();
      if (!isOver) fail(problemOf(error));
    });
    return () => {
      isOver = true;
      stop();
    };
  }, [video, facing, attempts]);

  const restart = (next: () => void) => {
    setState({ status: "starting" });
    next();
  };
  return {
    state,
    facing,
    turn: () => restart(() => setFacing(facing === "user" ? "environment" : "user")),
    retry: () => restart(() => setAttempts(attempts + 1)),
    take: useCallback(() => takePicture(video.current), [video]),
  };
}

async function openCamera(facing: Facing): Promise<{ stream: MediaStream; canTurn: boolean }> {
  const { mediaDevices } = navigator;
  if (!mediaDevices?.getUserMedia) throw new DOMException("No camera for pages", "NotSupportedError");
  const longest = { ideal: PHOTO_ASSET.maxHeight };
  const video = { facingMode: facing, width: longest, height: longest };
  const stream = await mediaDevices.getUserMedia({ video });
  const devices = await mediaDevices.enumerateDevices();
  return { stream, canTurn: devices.filter(({ kind }) => kind === "videoinput").length > 1 };
}

function problemOf(error: unknown): CameraProblem {
  if (isInsecure()) return "insecure";
  const name = error instanceof DOMException ? error.name : "";
  return name === "NotSupportedError" ? "unsupported" : (PROBLEMS[name] ?? "busy");
}

/** The full camera frame as a file; the crop follows later. */
async function takePicture(video: HTMLVideoElement | null): Promise<File | null> {
  if (!video?.videoWidth) return null;
  const canvas = document.createElement("canvas");
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext("2d")?.drawImage(video, 0, 0);
  const blob = await jpegOf(canvas, JPEG_QUALITY).catch(() => null);
  return blob && new File([blob], "camera.jpg", { type: blob.type });
}
