import { expect as base } from '../e2e/test';

/** An `expect` that waits as long as a busy machine takes; what never comes still fails. */
export const expect = base.configure({ timeout: 20_000 });
