/** A task that is worth a notice once it has run for a while, since a notice that comes and goes moves the page. */
export class SlowTask {
  /** `true` while the task has run for longer than the delay. */
  isSlow = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `changed` is called when the task becomes slow, after `delay` in milliseconds. */
  constructor(
    private readonly delay: number,
    private readonly changed: () => void,
  ) {}

  /** Starts or ends the task. A task that runs already is not started again. */
  set isRunning(isRunning: boolean) {
    if (isRunning) {
      this.#timer ??= setTimeout(() => {
        this.isSlow = true;
        this.changed();
      }, this.delay);
      return;
    }
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.isSlow = false;
  }
}
