import config from "../../../playwright.config";

/**
 * Options of a browser with a made-up camera, which every page may use.
 * @param device what Chromium appends to its fake device, such as `=device-count=2`
 * @param film the file whose pictures the camera shows
 */
export function fakeCamera({ device = "", film }: { device?: string; film?: string } = {}) {
  const { launchOptions } = config.use ?? {};
  return {
    permissions: ["camera"],
    launchOptions: {
      ...launchOptions,
      args: [
        ...(launchOptions?.args ?? []),
        "--use-fake-ui-for-media-stream",
        `--use-fake-device-for-media-stream${device}`,
        ...(film ? [`--use-file-for-fake-video-capture=${film}`] : []),
      ],
    },
  };
}
