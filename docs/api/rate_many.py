"""Rates many coils, with the standard library of Python 3 alone:

    CLIENT_ID=svc-... CLIENT_PASSWORD=... python3 rate_many.py https://coils.example.com coils.json

coils.json is {"inputs": [...]}. Prints a line for each coil: its capacity [W], or what is wrong with it.
"""

import json
import os
import sys
import time
import urllib.error
import urllib.request


# A request takes this many coils.
AT_ONCE = 200


def ask(origin, path, body, token=None):
    """The JSON of the answer. Waits and asks again where the limit is reached or the server is busy."""
    headers = {"content-type": "application/json"}
    if token:
        headers["authorization"] = "Bearer " + token
    request = urllib.request.Request(origin + path, json.dumps(body).encode(), headers)
    for _ in range(5):
        try:
            with urllib.request.urlopen(request) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as refusal:
            problem = json.load(refusal)
            if refusal.code not in (429, 503):
                sys.exit(told(problem))
            time.sleep(int(refusal.headers.get("retry-after", 1)))
    sys.exit(told(problem))


def told(problem):
    """A problem in a line for each of its fields."""
    fields = ["  %s: %s" % (one["path"], one["message"]) for one in problem.get("errors", [])]
    return "\n".join(["%s %s" % (problem["status"], problem["detail"])] + fields)


def main(origin, file):
    with open(file, encoding="utf-8") as coils:
        inputs = json.load(coils)["inputs"]
    account = {"userId": os.environ["CLIENT_ID"], "password": os.environ["CLIENT_PASSWORD"]}
    token = ask(origin, "/auth/token", account)["token"]
    for first in range(0, len(inputs), AT_ONCE):
        answer = ask(origin, "/api/v1/coil/rate-many", {"inputs": inputs[first : first + AT_ONCE]}, token)
        for number, result in enumerate(answer["results"], first + 1):
            print("%d %s" % (number, said_of(result)))


def said_of(result):
    """The capacity of a coil, or what is wrong with it."""
    if result["rating"]:
        return "%.1f W" % result["rating"]["totalCapacity"]
    return "; ".join("%s: %s" % (p["path"], p["message"]) for p in result["problems"])


if __name__ == "__main__":
    main(*sys.argv[1:])
