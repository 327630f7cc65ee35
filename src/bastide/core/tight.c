/* What the compiled build runs in C: small loops over the digits of an int, each many times as fast as in Python.

   Every function does the same as the Python function of its name that is marked `@in_c`, whose docstring describes it.
   Plain Python runs that one. tests/compiled holds both together. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdint.h>

#if PY_VERSION_HEX >= 0x030C0000
#define DIGITS(number) (((PyLongObject *)(number))->long_value.ob_digit)
#define COUNT(number) ((Py_ssize_t)(((PyLongObject *)(number))->long_value.lv_tag >> 3))
#define IS_NEGATIVE(number) ((((PyLongObject *)(number))->long_value.lv_tag & 3) == 2)
#else
#define DIGITS(number) (((PyLongObject *)(number))->ob_digit)
#define COUNT(number) (Py_SIZE(number)) /* of a number that isn't negative */
#define IS_NEGATIVE(number) (Py_SIZE(number) < 0)
#endif

/* core.masks */

#define MOST_PLACES 512 /* at least */
#define MOST_DIGITS (MOST_PLACES / PyLong_SHIFT + 1)

static PyObject *places[MOST_DIGITS * PyLong_SHIFT];

/* Whether an object is a set of places: if not, an error is set. */
static int is_mask(PyObject *object)
{
    if (!PyLong_Check(object)) {
        PyErr_SetString(PyExc_TypeError, "a set of places is an int");
        return 0;
    }
    if (IS_NEGATIVE(object) || COUNT(object) > MOST_DIGITS) {
        PyErr_SetString(PyExc_IndexError, "the places of a set are numbers from 0, and not that many");
        return 0;
    }
    return 1;
}

static PyObject *bits(PyObject *Py_UNUSED(module), PyObject *mask)
{
    if (!is_mask(mask))
        return NULL;
    const digit *digits = DIGITS(mask);
    Py_ssize_t count = COUNT(mask), size = 0;
    PyObject *listed[MOST_DIGITS * PyLong_SHIFT]; /* counting them beforehand would take longer */
    for (Py_ssize_t index = 0; index < count; index++)
        for (digit rest = digits[index]; rest; rest &= rest - 1)
            listed[size++] = places[index * PyLong_SHIFT + __builtin_ctz(rest)];
    PyObject *found = PyList_New(size);
    if (found == NULL)
        return NULL;
    for (Py_ssize_t index = 0; index < size; index++) {
        Py_INCREF(listed[index]);
        PyList_SET_ITEM(found, index, listed[index]);
    }
    return found;
}

/* Return the int that has these digits. */
static PyObject *mask_of(const digit *digits, Py_ssize_t count)
{
    while (count > 0 && !digits[count - 1])
        count--;
    if (count <= 1)
        return PyLong_FromLong(count ? (long)digits[0] : 0);
    PyLongObject *mask = _PyLong_New(count);
    if (mask != NULL)
        memcpy(DIGITS(mask), digits, count * sizeof(digit));
    return (PyObject *)mask;
}

static PyObject *connected(PyObject *Py_UNUSED(module), PyObject *const *arguments, Py_ssize_t count)
{
    if (count != 3 || !PyTuple_Check(arguments[2])) {
        PyErr_SetString(PyExc_TypeError, "connected takes two sets of places and a tuple of each place's neighbours");
        return NULL;
    }
    PyObject *seed = arguments[0], *within = arguments[1], *neighbours = arguments[2];
    if (!is_mask(seed) || !is_mask(within))
        return NULL;
    digit new[MOST_DIGITS] = {0}, rest[MOST_DIGITS] = {0}, found[MOST_DIGITS];
    memcpy(new, DIGITS(seed), COUNT(seed) * sizeof(digit));
    memcpy(rest, DIGITS(within), COUNT(within) * sizeof(digit));
    Py_ssize_t size = COUNT(within);
    for (Py_ssize_t index = 0; index < size; index++)
        rest[index] &= ~new[index];
    for (Py_ssize_t index = 0; index < MOST_DIGITS;) {
        if (!new[index]) {
            index++;
            continue;
        }
        Py_ssize_t place = index * PyLong_SHIFT + __builtin_ctz(new[index]);
        new[index] &= new[index] - 1;
        if (place >= PyTuple_GET_SIZE(neighbours)) {
            PyErr_SetString(PyExc_IndexError, "a place has no neighbours");
            return NULL;
        }
        PyObject *beside = PyTuple_GET_ITEM(neighbours, place);
        if (!is_mask(beside))
            return NULL;
        for (Py_ssize_t other = 0; other < COUNT(beside) && other < size; other++) {
            digit reached = DIGITS(beside)[other] & rest[other];
            if (reached) {
                rest[other] ^= reached;
                new[other] |= reached;
                if (other < index)
                    index = other;
            }
        }
    }
    for (Py_ssize_t index = 0; index < size; index++)
        found[index] = DIGITS(within)[index] & ~rest[index];
    return mask_of(found, size);
}

/* core.chance: splitmix64 */

static PyObject *made_name; /* "_made", the state: in this build no numbers are made ahead */

/* Return `mixed * bound >> 64` for a bound of more than 64 bits. */
static PyObject *below_any(uint64_t mixed, PyObject *bound)
{
    if (!PyErr_ExceptionMatches(PyExc_OverflowError))
        return NULL;
    PyErr_Clear();
    PyObject *factor = PyLong_FromUnsignedLongLong(mixed), *shift = PyLong_FromLong(64), *product = NULL, *number = NULL;
    if (factor != NULL && shift != NULL && (product = PyNumber_Multiply(factor, bound)) != NULL)
        number = PyNumber_Rshift(product, shift);
    Py_XDECREF(factor);
    Py_XDECREF(shift);
    Py_XDECREF(product);
    return number;
}

static PyObject *below(PyObject *Py_UNUSED(module), PyObject *const *arguments, Py_ssize_t count)
{
    if (count != 2) {
        PyErr_SetString(PyExc_TypeError, "below takes a generator and a bound");
        return NULL;
    }
    PyObject *chance = arguments[0], *state = PyObject_GetAttr(chance, made_name);
    if (state == NULL)
        return NULL;
    uint64_t mixed = PyLong_AsUnsignedLongLong(state);
    Py_DECREF(state);
    if (mixed == (uint64_t)-1 && PyErr_Occurred())
        return NULL;
    mixed += 0x9E3779B97F4A7C15u;
    if ((state = PyLong_FromUnsignedLongLong(mixed)) == NULL)
        return NULL;
    int failed = PyObject_SetAttr(chance, made_name, state);
    Py_DECREF(state);
    if (failed)
        return NULL;
    mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9u;
    mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EBu;
    mixed ^= mixed >> 31;
    uint64_t bound = PyLong_AsUnsignedLongLong(arguments[1]);
    if (bound == (uint64_t)-1 && PyErr_Occurred())
        return below_any(mixed, arguments[1]);
    return PyLong_FromUnsignedLongLong((uint64_t)((unsigned __int128)mixed * bound >> 64));
}

static PyObject *look_ahead(PyObject *Py_UNUSED(module), PyObject *Py_UNUSED(chance))
{
    return PyLong_FromLong(0);
}

static PyObject *rolls(PyObject *module, PyObject *const *arguments, Py_ssize_t count)
{
    if (count != 4) {
        PyErr_SetString(PyExc_TypeError, "rolls takes a generator, the sides of a die, a name for each die, and who sees it");
        return NULL;
    }
    Py_ssize_t dice = PyObject_Length(arguments[2]);
    PyObject *rolled = dice < 0 ? NULL : PyList_New(dice);
    for (Py_ssize_t die = 0; rolled != NULL && die < dice; die++) {
        PyObject *number = below(module, arguments, 2);
        long face = number == NULL ? 0 : PyLong_AsLong(number) + 1; /* 0 after an error */
        Py_XDECREF(number);
        PyObject *shown = face == 0 ? NULL : PyLong_FromLong(face);
        if (shown == NULL)
            Py_CLEAR(rolled);
        else
            PyList_SET_ITEM(rolled, die, shown);
    }
    return rolled;
}

/* bots.linear */

static PyObject *weighted(PyObject *Py_UNUSED(module), PyObject *const *arguments, Py_ssize_t count)
{
    if (count != 2 || !PyTuple_Check(arguments[0]) || !(PyList_Check(arguments[1]) || PyTuple_Check(arguments[1]))) {
        PyErr_SetString(PyExc_TypeError, "weighted takes a tuple of weights, and a list or tuple of features");
        return NULL;
    }
    PyObject *weights = arguments[0], *features = arguments[1];
    double total = 0.0;
    for (Py_ssize_t index = 0; index < PyTuple_GET_SIZE(weights) && index < PySequence_Fast_GET_SIZE(features); index++) {
        double weight = PyFloat_AsDouble(PyTuple_GET_ITEM(weights, index));
        double feature = PyFloat_AsDouble(PySequence_Fast_GET_ITEM(features, index));
        if ((weight == -1.0 || feature == -1.0) && PyErr_Occurred())
            return NULL;
        total += weight * feature; /* in two steps on every machine: see the flags in tools/compiled.py */
    }
    return PyFloat_FromDouble(total);
}

static PyMethodDef functions[] = {
    {"bits", bits, METH_O, NULL},
    {"connected", (PyCFunction)(void (*)(void))connected, METH_FASTCALL, NULL},
    {"below", (PyCFunction)(void (*)(void))below, METH_FASTCALL, NULL},
    {"look_ahead", look_ahead, METH_O, NULL},
    {"rolls", (PyCFunction)(void (*)(void))rolls, METH_FASTCALL, NULL},
    {"weighted", (PyCFunction)(void (*)(void))weighted, METH_FASTCALL, NULL},
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef definition = {
    PyModuleDef_HEAD_INIT, "bastide.core.tight", "Tight loops in C.", -1, functions, NULL, NULL, NULL, NULL,
};

PyMODINIT_FUNC PyInit_tight(void)
{
    for (Py_ssize_t place = 0; place < MOST_DIGITS * PyLong_SHIFT; place++)
        if ((places[place] = PyLong_FromSsize_t(place)) == NULL)
            return NULL;
    if ((made_name = PyUnicode_InternFromString("_made")) == NULL)
        return NULL;
    return PyModule_Create(&definition);
}
