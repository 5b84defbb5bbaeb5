import { useWords } from './context.js';
import { Dialog } from './ui/dialog.js';

interface Help {
  readonly isOn: boolean;
  readonly onSwitch: (isOn: boolean) => void;
  readonly onClose: () => void;
}

/** The shortcuts, and a way to turn them off, because single-key shortcuts interfere with speech input. */
export function HelpDialog({ isOn, onSwitch, onClose }: Help) {
  const { help } = useWords();
  const shortcuts: readonly (readonly [keys: readonly string[], what: string])[] = [
    [['1', '…', '9', '0'], help.sections],
    [['j', 'k'], help.rows],
    [['Enter'], help.enter],
    [['/'], help.filter],
    [['t'], help.clock],
    [['m'], help.minutes],
    [['f'], help.fault],
    [['l'], help.language],
    [['Esc'], help.close],
    [['?'], help.help],
  ];
  return (
    <Dialog title={help.title} look="card" onClose={onClose}>
      <dl class="keys">
        {shortcuts.map(([keys, what]) => (
          <div key={what}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <label class="check">
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ currentTarget }) => onSwitch(currentTarget.checked)}
        />
        {help.off}
      </label>
    </Dialog>
  );
}
