let seed = 1;

/** Makes what follows the same for every demo and every build. */
export function resetRandom(): void {
  seed = 1;
}

/** Puts a generator with a fixed start (Park and Miller's) in place of `Math.random`. */
export function installRandom(): void {
  Math.random = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
}
