/** Returns the milliseconds from a call to the end of the next frame, which contains its result. */
export function measureFrame(run: () => void): Promise<number> {
  return new Promise((resolve) => {
    const start = performance.now();
    run();
    requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
  });
}
