export interface Release {
  version: string;
  commit?: string;
}

/** For example `1.0.0 (0f9fa7c5)`. */
export const releaseText = ({ version, commit }: Release): string =>
  commit ? `${version} (${commit})` : version;
