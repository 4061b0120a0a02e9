import { probeFiles, type ProbeFile } from './probeFiles';

const LATENCY_MS = 600;

/** Stands for a server: new objects at each call, and the logs have grown meanwhile. */
export async function fetchProbeFiles(loads: number): Promise<ProbeFile[]> {
  await new Promise((resolve) => setTimeout(resolve, LATENCY_MS));
  return probeFiles.map((file) => ({ ...file, kilobytes: file.kilobytes + 10 * loads }));
}
