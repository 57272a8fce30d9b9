import { createSignal } from 'solid-js';
import {
  Button,
  Dialog,
  IconButton,
  LinkButton,
  SeatBadge,
  Segmented,
  Select,
  Spinner,
  Switch,
  TextInput,
  toast,
} from '#kit';
import type { KitEntry } from '../entry.ts';

const ROW = { display: 'flex', 'flex-wrap': 'wrap', 'align-items': 'center', gap: '0.5rem' } as const;

export const entry: KitEntry = {
  name: 'Basics',
  about: 'Buttons, fields, seats and dialogs, of which every page is made.',
  states: {
    buttons: () => (
      <div style={ROW}>
        <Button kind="primary">Primary</Button>
        <Button>Plain</Button>
        <Button kind="quiet">Quiet</Button>
        <Button kind="danger" icon="trash">
          Danger
        </Button>
        <Button busy>Busy</Button>
        <Button disabled>Disabled</Button>
        <Button size="small">Small</Button>
        <Button size="large">Large</Button>
        <LinkButton href="#basics">A link</LinkButton>
        <IconButton icon="settings" label="Settings" />
        <Spinner />
      </div>
    ),
    fields: () => {
      const [name, setName] = createSignal('');
      const [size, setSize] = createSignal(3);
      const [isOn, setOn] = createSignal(true);
      return (
        <div style={{ display: 'grid', gap: '0.75rem', width: '20rem' }}>
          <TextInput
            label="Name"
            hint="Others see it."
            error={name() === '' ? 'Enter a name.' : ''}
            value={name()}
            onInput={setName}
          />
          <Select
            label="Players"
            value={size()}
            onChoose={setSize}
            options={[2, 3, 4].map(value => ({ value, label: String(value) }))}
          />
          <Segmented
            label="Players, all in sight"
            value={size()}
            onChoose={setSize}
            options={[2, 3, 4].map(value => ({ value, label: String(value) }))}
          />
          <Switch label="Sounds" checked={isOn()} onChange={setOn} />
        </div>
      );
    },
    seats: () => (
      <div style={ROW}>
        <SeatBadge seat={0} name="Ann" isMe isAwaited />
        <SeatBadge seat={1} name="Bruno" isBot />
        <SeatBadge seat={2} name="Celina" isAway />
        <SeatBadge seat={3} name="Maximilianalexanderchristoph" isAway hasLeft />
      </div>
    ),
    'dialogs and messages': () => {
      const [isOpen, setOpen] = createSignal(false);
      return (
        <div style={ROW}>
          <Button onClick={() => setOpen(true)}>Open a dialog</Button>
          <Button onClick={() => toast('A short message.')}>Show a message</Button>
          <Dialog open={isOpen()} title="A dialog" onClose={() => setOpen(false)}>
            <p>Escape, the button and a press beside it close it.</p>
          </Dialog>
        </div>
      );
    },
  },
};
