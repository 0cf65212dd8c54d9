"""Verifies an audit trail from outside of the product, by docs/operation/audit-format.md and nothing else:

  AUDIT_KEY=… PUBLIC_KEY=… python3 verify_audit.py [--part] [--at-least N] FILE…

Files are the export (CSV), lines of the log, and the file of `checkpoint --to`, in any order. With AUDIT_KEY each
row is checked against its keyed hash, with PUBLIC_KEY each checkpoint against its signature. One key is enough.
--part: the files are a filtered export or a piece of the log, so that rows may be missing.
--at-least: how many rows there were once, so that a missing end is found without a checkpoint.
Python 3.8 or later, with its standard library alone.
"""
import argparse, base64, csv, hashlib, hmac, io, json, os, re, sys

key, public_key = os.environ.get('AUDIT_KEY'), os.environ.get('PUBLIC_KEY')
parser = argparse.ArgumentParser()
parser.add_argument('--part', action='store_true')
parser.add_argument('--at-least', type=int, default=0, metavar='N')
parser.add_argument('files', nargs='*', metavar='FILE')
options = parser.parse_args()
is_part, files = options.part, options.files
rows, checkpoints = {}, {}


def keep(kept, number, one):
    if kept.setdefault(number, one)['text'] != one['text']:
        sys.exit(f'Two files differ about number {number}.')


def plain(value):
    """As the export writes it."""
    if value is None:
        return ''
    return str(value).lower() if isinstance(value, bool) else str(value)


def read_export(text):
    for record in csv.DictReader(io.StringIO(text, newline='')):
        number, hashed = int(record['Row']), record['Hashed text']
        at, event, outcome, actor, by, target, address, request, detail, previous = json.loads(hashed)
        said = '; '.join(f'{name}: {plain(value)}' for name, value in detail)
        people = [by, actor] if by else [actor, None]
        expected = [at, event, outcome, *people, target, address, request, said, previous]
        # The export puts an apostrophe before text that a spreadsheet would read as a formula.
        for one, cell in zip(map(plain, expected), list(record.values())[1:]):
            if cell not in (one, "'" + one):
                sys.exit(f'Row {number}: its columns do not say what was hashed.')
        keep(rows, number, {'text': hashed, 'hash': record['Hash'], 'previous': previous})


def read_log(text):
    for line in text.split('\n'):
        if not re.search(r'"(audit|checkpoint)":\{', line):
            continue
        entry = json.loads(line[line.index('{'):])
        if 'checkpoint' in entry:
            keep(checkpoints, entry['checkpoint']['number'], entry['checkpoint'])
        if 'audit' not in entry:
            continue
        row = entry['audit']
        names = ['at', 'event', 'outcome', 'actor', 'impersonator', 'target', 'address', 'request_id']
        facts = [row[name] for name in names] + [sorted(map(list, row['detail'].items())), row['previous_hash']]
        hashed = json.dumps(facts, ensure_ascii=False, separators=(',', ':'))
        keep(rows, row['sequence'], {'text': hashed, 'hash': row['hash'], 'previous': row['previous_hash']})


# Ed25519 as RFC 8032 has it, verification only.
P = 2**255 - 19
Q = 2**252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, P - 2, P) % P


def add(a, b):
    e, f = (a[1] - a[0]) * (b[1] - b[0]), (a[1] + a[0]) * (b[1] + b[0])
    c, d = 2 * a[3] * b[3] * D, 2 * a[2] * b[2]
    g, h, i, j = f - e, d - c, d + c, f + e
    return g * h % P, i * j % P, h * i % P, g * j % P


def times(n, point):
    result = (0, 1, 1, 0)
    while n:
        result, point, n = add(result, point) if n & 1 else result, add(point, point), n >> 1
    return result


def point_of(data):
    y = int.from_bytes(data, 'little')
    sign, y = y >> 255, y & (2**255 - 1)
    square = (y * y - 1) * pow(D * y * y + 1, P - 2, P) % P
    x = pow(square, (P + 3) // 8, P)
    if (x * x - square) % P:
        x = x * pow(2, (P - 1) // 4, P) % P
    if y >= P or (x * x - square) % P or (x == 0 and sign):
        return None
    x = P - x if x & 1 != sign else x
    return x, y, 1, x * y % P


BASE = point_of((4 * pow(5, P - 2, P) % P).to_bytes(32, 'little'))


def is_signed(text, signature, public):
    a, r, s = point_of(public), point_of(signature[:32]), int.from_bytes(signature[32:], 'little')
    if len(public) != 32 or len(signature) != 64 or not a or not r or s >= Q:
        return False
    h = int.from_bytes(hashlib.sha512(signature[:32] + public + text).digest(), 'little') % Q
    left, right = times(s, BASE), add(r, times(h, a))
    return not ((left[0] * right[2] - right[0] * left[2]) % P or (left[1] * right[2] - right[1] * left[2]) % P)


def sha256(text):
    return hashlib.sha256(text.encode()).hexdigest()


def bytes_of(text):
    return base64.urlsafe_b64decode(text + '=' * (-len(text) % 4))


if not files or not (key or public_key):
    sys.exit('Name files, and set AUDIT_KEY or PUBLIC_KEY or both.')
for file in files:
    try:
        with open(file, encoding='utf-8-sig', newline='') as opened:
            content = opened.read()
    except OSError as error:
        sys.exit(f'{file} cannot be read: {error.strerror}.')
    read_export(content) if content.startswith('Row,') else read_log(content)
in_order, signed = sorted(rows.items()), sorted(checkpoints.items())
if not in_order and not signed:
    sys.exit('The files have no row and no checkpoint.')
if len(in_order) < options.at_least:
    sys.exit(
        f'There are {len(in_order)} rows, fewer than {options.at_least}: '
        'the newest were removed, or a file is missing.'
    )

before, gaps = '', 0
for number, row in in_order:
    if key and hmac.new(key.encode(), row['text'].encode(), 'sha256').hexdigest() != row['hash']:
        sys.exit(f'Row {number} does not hold: it was changed, or AUDIT_KEY is another.')
    gaps += row['previous'] != before
    if gaps and not is_part:
        sys.exit(f'Row {number} does not follow the one before it: rows are missing, or were put in.')
    before = row['hash']

done, last = 0, None
for number, checkpoint in signed:
    text = checkpoint['text']
    if public_key and not is_signed(text.encode(), bytes_of(checkpoint['signature']), bytes_of(public_key)):
        sys.exit(f'Checkpoint {number} is not signed by this key.')
    _, own, _, count, sequence, hashed, digest, previous = json.loads(text)
    follows = previous == ('' if last is None else sha256(last))
    if own != number or not (follows or is_part):
        sys.exit(f'Checkpoint {number} does not follow the one before it.')
    last = text
    if sequence in rows and rows[sequence]['hash'] != hashed:
        sys.exit(f'Row {sequence} is another than the one that checkpoint {number} signed.')
    if is_part or not in_order:
        continue
    if len(in_order) < count:
        sys.exit(f'Checkpoint {number} signed {count} rows, and there are {len(in_order)}.')
    texts = ''.join(row['text'] + '\n' for _, row in in_order[done:count])
    if in_order[count - 1][0] != sequence or sha256(texts) != digest:
        sys.exit(f'The rows up to {sequence} are not those that checkpoint {number} signed.')
    done = count
if not key and not is_part and len(in_order) > done:
    print(f'{len(in_order) - done} rows after the last checkpoint are not signed yet.')
print(f'{len(in_order)} rows and {len(signed)} checkpoints hold; {gaps} gaps.')
